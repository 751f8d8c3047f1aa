import { isOwnTable } from "../http/own-read";
import { dropSnapshotsOf, timesDropped } from "./snapshot";

let ownChanges = 0;

/**
 * Tells that a write of this process has changed a table: what shows it is not answered from memory any more, here and, with
 * the write's answer, at the edge. Every other process hears it from PostgreSQL.
 */
export function tableChanged(table: string): void {
  dropSnapshotsOf(table);
  if (isOwnTable(table)) ownChanges += 1;
}

/** How often something public and something personal may have changed: equal numbers say that in between nothing has. */
export function timesChanged(): { public: number; own: number } {
  return { public: timesDropped(), own: ownChanges };
}
