import { DAY_MS } from "../contract";
import { shopPool } from "../database/pool";

/** One kind of data that is kept for some time and then forgotten. `docs/keeping-and-forgetting.md` has a line for each. */
export interface Retention {
  /** Stable, such as `failed-jobs`. */
  name: string;
  /** How long it is kept, in days. */
  days: number;
  /** Deletes what is older than that, or takes the person out of it; returns of how many. */
  forget(before: Date): Promise<number>;
}

/** Most rows of one statement, so that none holds locks for long. */
export const MAX_ROWS = 5000;

const registered = new Map<string, Retention>();

/** Registers what a plugin forgets. Called at start-up (`registrations/retention.ts`); a second one of a name replaces the first. */
export function registerRetention(rows: readonly Retention[]): void {
  for (const row of rows) registered.set(row.name, row);
}

export function registeredRetentions(): Retention[] {
  return [...registered.values()];
}

/** The time before which something is older than `days`. */
export function olderThan(days: number, now: Date): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** `forget` that deletes the rows of a table for which `condition` holds, where `$1` is the time. */
export function deleteRows(table: string, condition: string): Retention["forget"] {
  return inParts(`DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${condition} LIMIT ${MAX_ROWS})`);
}

/** `forget` that sets columns of these rows; `condition` must not hold for them any more. */
export function blankRows(table: string, columns: string, condition: string): Retention["forget"] {
  return inParts(
    `UPDATE ${table} SET ${columns} WHERE id IN (SELECT id FROM ${table} WHERE ${condition} LIMIT ${MAX_ROWS})`,
  );
}

/** `forget` by a statement that takes `MAX_ROWS` at most, again and again. */
export function inParts(statement: string): Retention["forget"] {
  return async (before) => {
    let forgotten = 0;
    for (let part = MAX_ROWS; part === MAX_ROWS; forgotten += part) {
      part = (await shopPool().query(statement, [before])).rowCount ?? 0;
    }
    return forgotten;
  };
}
