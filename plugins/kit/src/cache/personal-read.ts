import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changes } from "./changes";

/**
 * Tells the edge what to do with personal answers: `keep` on a read that it may cache for requests with the same
 * cookies, `changed` on a write, with the changed tables. The edge removes the header.
 */
export const PERSONAL_CACHE_HEADER = "X-Personal-Cache";

const personalTables = new Set<string>();

/**
 * Stands before the guards of a personal read that clients repeat often. `tables` are all tables that its answer
 * depends on, including those of sessions and accounts. The edge drops its cached answer when one of them changes, so
 * changes must be heard before any of them is read. Browsers still get `no-store`.
 */
export function personalRead(tables: readonly string[]) {
  for (const table of tables) personalTables.add(table);
  return (_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    if (changes.watches(tables)) response.setHeader(PERSONAL_CACHE_HEADER, "keep");
    else void changes.watch(tables);
    next();
  };
}

/** Whether a personal answer in an edge's cache shows data of this table. */
export function isPersonalTable(table: string): boolean {
  return personalTables.has(table);
}
