import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, row, type TableRow } from "@zakh/kit/database/table-rows";
import { CASH_RECEIPT_MIN_TOTAL, type OrderForm } from "@zakh/orders/contract";

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
