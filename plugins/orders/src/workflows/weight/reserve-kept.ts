import { type PackedStock, reservePacked } from "@zakh/catalog/workflows/stock";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { findCameBack } from "../../read-models/open-return";

/** Reserves for each line of Medusa's order what is still to be handed over: its kilograms without those that have come back before. */
export async function reserveKept(sql: Queryable, orderId: string, lines: readonly PackedStock[]): Promise<void> {
  const cameBack = await findCameBack(sql, orderId);
  const kept = lines.map(({ lineItemId, quantity }) => ({
    lineItemId,
    quantity: Math.max(0, quantity - (cameBack.get(lineItemId) ?? 0)),
  }));
  await reservePacked(sql, kept);
}
