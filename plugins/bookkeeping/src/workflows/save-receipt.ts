import { medusaId } from "@zakh/kit/database/medusa-id";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { StoredReceipt } from "@zakh/orders/read-models/order-receipt";

/** Writes the receipt of an order's detail, whether it has one or not. The order is locked. */
export async function saveReceipt(sql: Queryable, detailId: string, receipt: StoredReceipt): Promise<void> {
  const { asked, issuedNumber, issuedAt, issuedAmount, voidedAt } = receipt;
  await sql.query(
    `INSERT INTO cash_receipt (id, order_detail_id, kind, number, issued_number, issued_at, issued_amount, voided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (order_detail_id) DO UPDATE SET kind = excluded.kind, number = excluded.number,
       issued_number = excluded.issued_number, issued_at = excluded.issued_at, issued_amount = excluded.issued_amount, voided_at = excluded.voided_at,
       updated_at = now()`,
    [
      medusaId("cashr", new Date()),
      detailId,
      asked?.kind,
      asked?.number,
      issuedNumber,
      issuedAt,
      issuedAmount,
      voidedAt,
    ],
  );
}
