import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId, Modules } from "@medusajs/framework/utils";
import { inTenths } from "@zakh/catalog/contract";
import { discardReservations, reservePacked, reserveStock, type StockRequest } from "@zakh/catalog/workflows/stock";
import { medusaId } from "@zakh/kit/database/medusa-id";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { exactSql, insertRows } from "@zakh/kit/database/table-rows";
import { CASH_RECEIPT_MIN_TOTAL, ORDER_STATUS } from "@zakh/orders/contract";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import { orderLineRows } from "@zakh/orders/workflows/lines/order-line-rows";
import { recordAwaited } from "@zakh/orders/workflows/payment/record-payment";
import type { DetailColumns, PlannedEntry } from "@zakh/orders/workflows/record-change";
import { addCredit, DISCOUNT_CREDIT } from "@zakh/orders/workflows/status/medusa-order";
import { planNewTotal } from "@zakh/orders/workflows/status/plan-new-total";
import { changeMedusaGoods, type IdentifiedLine } from "./medusa-goods";
import { type Goods, type GoodsLine, subtotalOf, totalOf } from "./plan-goods";
import type { StoredGoods } from "./stored-goods";

/** What is still to be recorded of goods that apply. */
export interface AppliedGoods {
  money: PlannedEntry[];
  columns: DetailColumns;
}

/**
 * Makes an order of these goods: its lines, stock, sums, awaited payment and Medusa's order, in the transaction in which it is
 * locked. Returns its money entries, and the sums for its detail. Throws 409 `stock_short`.
 */
export async function applyGoods(
  container: MedusaContainer,
  transaction: OneTransaction,
  state: OrderState,
  { before, after }: { before: StoredGoods; after: Goods },
): Promise<AppliedGoods> {
  const { sql } = transaction;
  const { detailId, orderId, status } = state;
  const at = new Date();
  const total = totalOf(after);
  const orders = container.resolve(Modules.ORDER);
  const lines = after.lines.map((line) => ({ ...line, lineItemId: idOf(line, before) }));
  await writeLines(sql, { detailId, at, before, lines });
  const columns = {
    subtotal: subtotalOf(after),
    shipping_fee: after.shippingFee,
    discount: after.discount,
    discount_reason: after.discountReason,
    total,
  };
  if (total >= CASH_RECEIPT_MIN_TOTAL) await requireReceipt(sql, detailId);
  const discounted = after.discount - before.discount;
  const change = total - state.total + discounted;
  await changeMedusaGoods(sql, { orderId, at, before: before.lines, after: { ...after, lines }, change });
  if (discounted !== 0)
    await addCredit(transaction, orders, { orderId, amount: discounted, reference: DISCOUNT_CREDIT });
  if (ORDER_STATUS[status].awaitsPayment) await recordAwaited(transaction, container, state.payment, total);
  const money = planNewTotal(state, total);
  // Last, because it locks the stock levels until the commit, and other buyers of the same product wait for them.
  await moveStock(sql, before, lines);
  return { money, columns };
}

function idOf({ productId, product }: GoodsLine, { lines }: StoredGoods): string {
  const stored = product ? undefined : lines.find((line) => line.productId === productId);
  return stored?.lineItemId ?? generateEntityId(undefined, "ordli");
}

interface Writing {
  detailId: string;
  at: Date;
  before: StoredGoods;
  lines: IdentifiedLine[];
}

/** The shop's own lines. A line that is gone keeps its row, deleted, so that its number is not given again. */
async function writeLines(sql: Queryable, { detailId, at, before, lines }: Writing): Promise<void> {
  const remaining = lines.filter(({ product }) => !product);
  await sql.query(
    `UPDATE order_line SET deleted_at = $3, updated_at = $3
     WHERE order_detail_id = $1 AND deleted_at IS NULL AND NOT line_item_id = ANY($2)`,
    [detailId, remaining.map(({ lineItemId }) => lineItemId), at],
  );
  const changed = remaining.filter((line) =>
    before.lines.some((stored) => stored.lineItemId === line.lineItemId && stored.quantity !== line.quantity),
  );
  await sql.query(
    `UPDATE order_line SET updated_at = $4, quantity = line.quantity, total = line.total,
       raw_quantity = ${exactSql("line.quantity")},
       raw_total = ${exactSql("line.total")}
     FROM unnest($1::text[], $2::numeric[], $3::numeric[]) AS line(id, quantity, total)
     WHERE line_item_id = line.id AND deleted_at IS NULL`,
    [
      changed.map(({ lineItemId }) => lineItemId),
      changed.map(({ quantity }) => quantity),
      changed.map(({ lineTotal }) => lineTotal),
      at,
    ],
  );
  const added = lines.flatMap(({ product, ...line }) => (product ? [{ ...line, product }] : []));
  const lastOf = (rows: string) =>
    `(SELECT max(place) FROM order_line WHERE order_detail_id = $1 AND deleted_at ${rows})`;
  // Rows that are deleted and rows that are not have an index each.
  const { rows } = await sql.query<{ last: number }>(
    `SELECT greatest(${lastOf("IS NULL")}, ${lastOf("IS NOT NULL")}) AS last`,
    [detailId],
  );
  await insertRows(sql, orderLineRows(detailId, added, at, rows[0]?.last ?? 0));
}

/** Stock that was reserved for a line follows its quantity; a line whose product was not tracked then stays without. */
async function moveStock(sql: Queryable, before: StoredGoods, lines: readonly IdentifiedLine[]): Promise<void> {
  const { rows } = await sql.query<{ id: string; lineItemId: string; inventoryItemId: string }>(
    `SELECT id, line_item_id AS "lineItemId", inventory_item_id AS "inventoryItemId" FROM reservation_item
     WHERE line_item_id = ANY($1) AND deleted_at IS NULL ORDER BY id`,
    [before.lines.map(({ lineItemId }) => lineItemId)],
  );
  const itemOf = new Map(rows.map(({ lineItemId, inventoryItemId }) => [lineItemId, inventoryItemId]));
  const quantityBefore = new Map(before.lines.map(({ lineItemId, quantity }) => [lineItemId, quantity]));
  const remainingIds = new Set(lines.map(({ lineItemId }) => lineItemId));
  await discardReservations(
    sql,
    rows.filter(({ lineItemId }) => !remainingIds.has(lineItemId)).map(({ id }) => id),
  );
  const tracked = lines.filter(({ lineItemId }) => itemOf.has(lineItemId));
  const less = tracked.filter(({ lineItemId, quantity }) => quantity < (quantityBefore.get(lineItemId) ?? 0));
  if (less.length > 0) await reservePacked(sql, less);
  const more = tracked.flatMap(({ lineItemId, quantity, unit, name, productId }): StockRequest[] => {
    const added = inTenths(quantity - (quantityBefore.get(lineItemId) ?? 0));
    const inventoryItemId = itemOf.get(lineItemId) ?? null;
    return added > 0 ? [{ lineItemId, inventoryItemId, name, productId, quantity: added, unit }] : [];
  });
  const anew = lines.flatMap(({ lineItemId, quantity, unit, product, name, productId }): StockRequest[] =>
    product?.trackStock
      ? [{ lineItemId, inventoryItemId: product.inventoryItemId, name, productId, quantity, unit }]
      : [],
  );
  await reserveStock(sql, [...more, ...anew]);
}

/** Keeps a receipt for an order of so many won that one is to be issued although nobody asked for it. The order is locked. */
async function requireReceipt(sql: Queryable, detailId: string): Promise<void> {
  await sql.query(
    "INSERT INTO cash_receipt (id, order_detail_id) VALUES ($1, $2) ON CONFLICT (order_detail_id) DO NOTHING",
    [medusaId("cashr", new Date()), detailId],
  );
}
