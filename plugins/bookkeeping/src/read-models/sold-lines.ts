import type { Unit } from "@zakh/catalog/contract";
import { contentTexts, type Texts } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import type { MoneyTotals, OrderStatus } from "@zakh/orders/contract";
import { CREDIT_BACK_SQL, MONEY_TOTALS_SQL } from "@zakh/orders/read-models/money-sums";
import { BECOMES_CREDIT } from "@zakh/orders/read-models/owed-orders";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import { LINES_MAX, type LinesExportQuery } from "../contract/month";
import { period } from "./month";
import { inPeriod } from "./period";
import { transferLines } from "./transfer-lines";

/** A line of an order, for whoever keeps the books, with its texts as ordered. Amounts are whole won. */
export interface SoldLine extends Texts<"name" | "category"> {
  orderId: number;
  placedAt: Date;
  paidAt: Date | null;
  status: OrderStatus;
  customerName: string;
  customerPhone: string;
  paymentMethod: string;
  /** `packed` is null where nobody has weighed it. */
  quantity: number;
  unit: Unit;
  packed: number | null;
  /** Won for one of its unit. */
  unitPrice: number;
  lineTotal: number;
  /** What it costs less because less was packed. */
  less: number;
  shippingFee: number;
  transferDiscount: number;
  discount: number;
  /** What was taken off the order after its payment, and what of it by corrections. */
  weightReduction: number;
  correction: number;
  total: number;
  money: MoneyTotals;
  /** Whole won of credit that it had used, and that came back because it was cancelled. */
  creditBack: number;
  /** Whole won of what is to go back that wait to become credit, and are not transferred. */
  creditWaits: number;
}

/**
 * When an order was paid: the day of the last transfer that made it so, else when it was set to paid; null while it waits. What is
 * paid later, such as the difference to a raised total, does not move it.
 */
function paidAt(): string {
  return `CASE WHEN NOT ${statusIs("awaitsPayment")} THEN (
  SELECT coalesce((SELECT max(at) FROM (
      SELECT max(coalesce(transfer.at, change.created_at)) AS at
      FROM money_entry entry JOIN order_status_change change ON change.id = entry.change_id
      LEFT JOIN ${transferLines()} transfer ON transfer.line = entry.statement_line_number
      WHERE entry.order_detail_id = d.id AND entry.kind = 'received' AND entry.deleted_at IS NULL AND change.number <= paid.number
      GROUP BY entry.statement_line_number HAVING sum(entry.amount) > 0) received), paid.created_at)
  FROM order_status_change paid
  WHERE paid.order_detail_id = d.id AND paid.deleted_at IS NULL
    AND (${statusIs("paid", "paid.from_status")}) IS NOT TRUE AND ${statusIs("paid", "paid.to_status")}
  ORDER BY paid.number DESC LIMIT 1) END`;
}

/** The lines of the period's orders with these statuses, oldest order first: at most one more than `LINES_MAX`. */
export async function findSoldLines(
  sql: Queryable,
  { statuses, ...query }: LinesExportQuery,
): Promise<{ from: string; to: string; lines: SoldLine[] }> {
  const { from, to } = await period(sql, query);
  const { rows } = await sql.query<SoldLine>(
    `WITH picked AS MATERIALIZED (
       SELECT d.*, ${paidAt()} AS paid_at, ${MONEY_TOTALS_SQL} AS money, ${CREDIT_BACK_SQL} AS credit_back,
         ${BECOMES_CREDIT} AS credit_waits FROM order_detail d
       WHERE d.deleted_at IS NULL AND d.order_number IS NOT NULL AND ${inPeriod("d.created_at")} AND d.status = ANY($3::text[])
       ORDER BY d.created_at, d.order_number LIMIT ${LINES_MAX + 1})
     SELECT d.order_number AS "orderId", d.created_at AS "placedAt", d.paid_at AS "paidAt", d.status,
       d.customer_name AS "customerName", d.customer_phone AS "customerPhone", d.payment_method AS "paymentMethod",
       ${textColumns("line.texts", contentTexts(["name", "category"]))}, line.quantity::float8 AS quantity, line.unit, line.packed_quantity::float8 AS packed,
       round(line.price / line.price_divisor, 2)::float8 AS "unitPrice", line.total::float8 AS "lineTotal",
       line.weight_reduction AS less, d.shipping_fee::float8 AS "shippingFee", d.transfer_discount AS "transferDiscount", d.discount,
       d.weight_reduction AS "weightReduction", d.correction, d.total::float8 AS total, d.money, d.credit_back AS "creditBack",
       d.credit_waits::float8 AS "creditWaits"
     FROM picked d JOIN order_line line ON line.order_detail_id = d.id AND line.deleted_at IS NULL
     ORDER BY d.created_at, d.order_number, line.place LIMIT ${LINES_MAX + 1}`,
    [from, to, statuses],
  );
  return { from, to, lines: rows };
}
