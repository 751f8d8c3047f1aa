import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Queryable } from "@zakh/kit/database/one-transaction";

/** Two products that several people have bought in one order, by public ids; `rank` 1 is what goes best. */
export interface Pairing {
  product: number;
  other: number;
  rank: number;
}

export type FindPairings = (sql: Queryable) => Promise<Pairing[]>;

let find: FindPairings | undefined;

/** Registers what knows orders. Called at start-up, by the plugin that has them. */
export function registerPairings(found: FindPairings): void {
  find = found;
}

/** Nothing where no plugin sells. */
export async function findPairings(sql: Queryable): Promise<Pairing[]> {
  return (await find?.(sql)) ?? [];
}

/** The public ids of what goes with each product, the best first. */
export const pairings = defineSnapshot({
  tables: ["product_pairing"],
  load: async (pool) => {
    const { rows } = await pool.query<{ product: number; others: number[] }>(
      `SELECT product_number AS product, array_agg(other_number ORDER BY rank) AS others FROM product_pairing GROUP BY 1`,
    );
    return new Map(rows.map(({ product, others }) => [product, others]));
  },
});
