import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changes } from "./changes";

/**
 * Tells the edge about personal answers: `keep` on a read that it may keep for whoever sends the same cookies, `changed` on a write,
 * with the tables of such reads that it changed. The edge takes the header off.
 */
export const OWN_COPY = "X-Own-Copy";

const ownTables = new Set<string>();

/**
 * Stands before the guards of a personal read that is asked again and again. `tables` are all that its answer depends on, those of
 * sessions and accounts included: an edge that keeps the answer drops it at their first change, so they must be heard before
 * anything of them is read. What browsers are told stays `no-store`.
 */
export function ownRead(tables: readonly string[]) {
  for (const table of tables) ownTables.add(table);
  return (_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    if (changes.watches(tables)) response.setHeader(OWN_COPY, "keep");
    else void changes.watch(tables);
    next();
  };
}

/** Whether a personal answer that an edge may keep shows anything of this table. */
export function isOwnTable(table: string): boolean {
  return ownTables.has(table);
}
