import type { Queryable } from "@zakh/kit/database/one-transaction";

/** Public ids of what was sold lately, the most first. */
export type FindMostSold = (sql: Queryable) => Promise<number[]>;

let find: FindMostSold | undefined;

/** Registers what knows sales. Called at start-up, by the plugin that has the orders. */
export function registerMostSold(found: FindMostSold): void {
  find = found;
}

/** Nothing where no plugin sells. */
export async function findMostSold(sql: Queryable): Promise<number[]> {
  return (await find?.(sql)) ?? [];
}
