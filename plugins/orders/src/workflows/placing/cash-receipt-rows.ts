import { medusaId } from "@zakh/kit/database/medusa-id";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { dated, row, type TableRow } from "@zakh/kit/database/table-rows";
import { CASH_RECEIPT_MIN_TOTAL } from "../../contract/cash-receipt";
import type { OrderForm } from "../../contract/checkout";

interface PlacedOrder {
  detailId: string;
  form: Pick<OrderForm, "cashReceipt">;
  /** Whole won. */
  total: number;
  placedAt: Date;
}

/** The row of an order's cash receipt; none where nobody asked for one and the total needs none. */
export function cashReceiptRows({ detailId, form: { cashReceipt }, total, placedAt }: PlacedOrder): TableRow[] {
  if (!cashReceipt && total < CASH_RECEIPT_MIN_TOTAL) return [];
  return [
    row("cash_receipt", {
      id: medusaId("cashr", placedAt),
      order_detail_id: detailId,
      kind: cashReceipt?.kind ?? null,
      number: cashReceipt?.number ?? null,
      ...dated(placedAt),
    }),
  ];
}

/** Keeps a receipt for an order of so many won that one is to be issued although nobody asked for it. The order is locked. */
export async function requireReceipt(sql: Queryable, detailId: string): Promise<void> {
  await sql.query(
    "INSERT INTO cash_receipt (id, order_detail_id) VALUES ($1, $2) ON CONFLICT (order_detail_id) DO NOTHING",
    [medusaId("cashr", new Date()), detailId],
  );
}
