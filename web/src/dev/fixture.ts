import type { LogLine } from "../wire/LogLine";
import type { Moment } from "../wire/Moment";
import type { TableInfo } from "../wire/TableInfo";

/** A moment of a table, as the server would send it. */
export interface Fixture {
  table: TableInfo;
  moment: Moment;
  log: LogLine[];
}
