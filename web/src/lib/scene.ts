// What the server last showed of a table, kept so that it need tell only what changed.
import type { FromServer } from "../wire/FromServer";
import type { Moment } from "../wire/Moment";
import type { PackedOffers } from "../wire/PackedOffers";
import type { SeatMoment } from "../wire/SeatMoment";
import type { TableInfo } from "../wire/TableInfo";
import { applyChange, Unfit } from "./delta";
import { unpackOffers } from "./packed";
import { seatOf } from "./seeing";

type Message<Type extends FromServer["type"]> = Extract<FromServer, { type: Type }>;

export class Scene {
  private shown: { table: TableInfo; moment: Moment | null } | null = null;
  private step: number | undefined;
  /** The seats that were made of a first one, by it and by what changes of it. */
  private readonly made = new Pairs<SeatMoment>();
  /** The seats with their offers, by both. */
  private readonly unpacked = new Pairs<SeatMoment>();

  /** Everything, when the connection begins. */
  welcome(message: Message<"welcome">): Message<"welcome"> {
    this.shown = { table: message.table, moment: message.moment };
    this.step = message.step;
    return { ...message, moment: message.moment && this.unpack(message.moment) };
  }

  /** What changed, told as if it were everything. Throws if it does not follow what was shown last. */
  change({ version, step, follows, log, change }: Message<"changed">): Message<"moved" | "table"> {
    if (follows !== undefined && follows !== this.step) throw new Unfit();
    this.shown = applyChange(this.shown, change) as NonNullable<typeof this.shown>;
    this.step = step;
    const { table, moment } = this.shown;
    if (!log || !moment) return { type: "table", version, table };
    return { type: "moved", version, keep: log.keep, log: log.lines, moment: this.unpack(moment), table };
  }

  /** What a decision would bring, with all points. Throws if what changes does not fit those that were shown last. */
  previewed({ change, ...message }: Message<"previewed">): Message<"previewed"> {
    if (change === undefined) return message;
    const scores = applyChange(this.shown?.moment?.scores, change);
    return { ...message, scores: scores as Message<"previewed">["scores"] };
  }

  private unpack({ others = [], packed = [], ...moment }: Moment): Moment {
    const [first] = moment.seats;
    const made = first ? others.map((change) => this.makeSeat(first, change)) : [];
    const seats = [...moment.seats, ...made].map((seat) => {
      const asked = packed.find((one) => one.seat === seatOf(seat));
      return asked ? this.withOffers(seat, asked.offers) : seat;
    });
    return { ...moment, seats };
  }

  /** Another seat of the viewer, told as what changes of the first. */
  private makeSeat(first: SeatMoment, change: unknown): SeatMoment {
    if (typeof change !== "object" || change === null) throw new Unfit();
    return this.made.get(first, change, () => applyChange(first, change) as SeatMoment);
  }

  private withOffers(seat: SeatMoment, packed: PackedOffers): SeatMoment {
    return this.unpacked.get(seat, packed, () => ({ ...seat, offers: unpackOffers(packed) }));
  }
}

/** What was made of two things, for as long as both are there: what did not change stays the very same object. */
class Pairs<Made> {
  private readonly known = new WeakMap<object, WeakMap<object, Made>>();

  get(first: object, second: object, make: () => Made): Made {
    const ofFirst = this.known.get(first) ?? new WeakMap<object, Made>();
    this.known.set(first, ofFirst);
    const made = ofFirst.get(second) ?? make();
    ofFirst.set(second, made);
    return made;
  }
}
