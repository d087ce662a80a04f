// What operators see and do, what players report, with whom one does not play. See docs/api.md.
import type { AdminAction } from "../wire/AdminAction";
import type { AdminCommand } from "../wire/AdminCommand";
import type { AdminOverview } from "../wire/AdminOverview";
import type { Blocked } from "../wire/Blocked";
import type { FoundPerson } from "../wire/FoundPerson";
import type { FoundTable } from "../wire/FoundTable";
import type { NewReport } from "../wire/NewReport";
import type { Report } from "../wire/Report";
import { ask } from "./api";

const before = (number: number | undefined) => (number === undefined ? "" : `?before=${number}`);

export const admin = {
  look: () => ask<AdminOverview>("GET", "admin"),
  people: (text: string) => ask<FoundPerson[]>("GET", `admin/people?text=${encodeURIComponent(text)}`),
  tables: (text: string) => ask<FoundTable[]>("GET", `admin/tables?text=${encodeURIComponent(text)}`),
  reports: (from?: number) => ask<Report[]>("GET", `admin/reports${before(from)}`),
  log: (from?: number) => ask<AdminAction[]>("GET", `admin/log${before(from)}`),
  act: (command: AdminCommand) => ask<AdminAction>("POST", "admin/actions", command),
};

export const company = {
  report: (report: NewReport) => ask<unknown>("POST", "reports", report),
  blocked: () => ask<Blocked[]>("GET", "me/blocks"),
  block: (id: string) => ask<unknown>("PUT", `me/blocks/${id}`, {}),
  unblock: (id: string) => ask<unknown>("DELETE", `me/blocks/${id}`),
};
