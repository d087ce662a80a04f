// What the server last showed of a table, kept so that it need tell only what changed.
import type { FromServer } from "../wire/FromServer";
import type { Moment } from "../wire/Moment";
import type { SeatMoment } from "../wire/SeatMoment";
import type { TableInfo } from "../wire/TableInfo";
import { applyChange, Unfit } from "./delta";
import { unpackOffers } from "./packed";

type Message<Type extends FromServer["type"]> = Extract<FromServer, { type: Type }>;

export class Scene {
  private shown: { table: TableInfo; moment: Moment | null } | null = null;
  private step: number | undefined;
  private readonly unpacked = new WeakMap<SeatMoment, SeatMoment>();

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

  private unpack(moment: Moment): Moment {
    return { ...moment, seats: moment.seats.map((seat) => this.unpackSeat(seat)) };
  }

  private unpackSeat(seat: SeatMoment): SeatMoment {
    const known = this.unpacked.get(seat);
    if (known) return known;
    const { packed, ...rest } = seat;
    const unpacked = packed ? { ...rest, offers: unpackOffers(packed) } : seat;
    this.unpacked.set(seat, unpacked);
    return unpacked;
  }
}
