// Orders being written: the lines of the form in the order of importance, and when to stop.
import type { FormChoice } from "../wire/FormChoice";
import type { FormLine } from "../wire/FormLine";
import type { OrderForm } from "../wire/OrderForm";
import type { Orders } from "../wire/Orders";

/** A line of the form as it is filled in. */
export interface Row {
  line: FormLine;
  choice: string;
  most: number | null;
}

/** The choice of a row. */
export function chosen(row: Row): FormChoice | undefined {
  return row.line.choices.find(({ key }) => key === row.choice);
}

export class Draft {
  rows = $state<Row[]>([]);
  stops = $state<Record<string, boolean>>({});
  readonly form: OrderForm;

  /** What the form suggests, or what was left before as far as it still fits. */
  constructor(form: OrderForm, before: Orders | undefined) {
    this.form = form;
    const left = (key: string) => before?.lines.find((line) => line.key === key);
    const place = (key: string) => before?.lines.findIndex((line) => line.key === key) ?? -1;
    const rows = form.lines.map((line) => {
      const old = left(line.key);
      const fits = old && line.choices.some(({ key }) => key === old.choice);
      return {
        line,
        choice: fits ? old.choice : line.choice,
        most: (fits ? old.most : undefined) ?? line.most ?? null,
      };
    });
    // What is new stands where the form has it, behind what was ranked before.
    const rank = ({ line }: Row) => (place(line.key) < 0 ? Infinity : place(line.key));
    this.rows = before ? rows.toSorted((one, other) => compare(rank(one), rank(other))) : rows;
    this.stops = Object.fromEntries(
      form.stops.map(({ key, on }) => [key, before ? before.stops.includes(key) : on]),
    );
  }

  /** Makes a row more or less important. */
  move(index: number, by: -1 | 1): void {
    const [row, other] = [this.rows[index], this.rows[index + by]];
    if (!row || !other) return;
    this.rows[index] = other;
    this.rows[index + by] = row;
  }

  /** The orders as they are sent. */
  get orders(): Orders {
    const lines = this.rows.map((row) => {
      const limited = chosen(row)?.limit !== undefined && row.most !== null;
      const line = { key: row.line.key, choice: row.choice };
      return limited && row.most !== null ? { ...line, most: row.most } : line;
    });
    const stops = this.form.stops.map(({ key }) => key).filter((key) => this.stops[key]);
    return { lines, stops };
  }
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
