import type { OneTransaction } from "@zakh/kit/database/one-transaction";

/** Removes the offer that waits: it was answered, taken back, or another change takes its place. */
export async function removeOffer({ sql }: OneTransaction, detailId: string): Promise<void> {
  await sql.query(
    "UPDATE order_offer SET deleted_at = now(), updated_at = now() WHERE order_detail_id = $1 AND deleted_at IS NULL",
    [detailId],
  );
}
