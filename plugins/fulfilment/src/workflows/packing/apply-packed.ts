import type { MedusaContainer } from "@medusajs/framework/types";
import { reservePacked } from "@zakh/catalog/workflows/stock";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import type { FieldChange } from "@zakh/orders/contract";
import { SHOP_ORDER_MODULE, type ShopOrderModuleService } from "@zakh/orders/modules/shop-order";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import type { StoredLine } from "@zakh/orders/read-models/stored-lines";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { recordMoney } from "@zakh/orders/workflows/record-money";
import { applyReduction } from "@zakh/orders/workflows/weight/apply-reduction";
import { planReduction } from "@zakh/orders/workflows/weight/plan-weight";

interface Packed {
  by: Actor;
  /** The lines as they are packed now, and what the history says of them. */
  lines: readonly StoredLine[];
  changed: FieldChange[];
}

/** Writes what was packed of an order's lines; stock, total and money follow. */
export async function applyPacked(
  container: MedusaContainer,
  transaction: OneTransaction,
  state: OrderState,
  { by, lines, changed }: Packed,
): Promise<void> {
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  await transaction.use(shopOrders, (service, context) =>
    service.updateShopOrderLines(
      lines.map(({ id, packed }) => ({ id, packed_quantity: packed })),
      context,
    ),
  );
  await reservePacked(
    transaction.sql,
    lines.map(({ lineItemId, packed, quantity }) => ({ lineItemId, quantity: packed ?? quantity })),
  );
  const reduction = await findWeightReduction(transaction.sql, state.detailId);
  const plan = planReduction(state, reduction + state.correction);
  const columns = await applyReduction(container, transaction, state, plan);
  await recordMoney(transaction, container, state, { by, money: plan.money, changed, columns, isOfGoods: true });
}

/** Whole won that the order's lines cost less as they are packed. */
async function findWeightReduction(sql: Queryable, detailId: string): Promise<number> {
  const { rows } = await sql.query<{ won: number }>(
    "SELECT sum(weight_reduction)::float8 AS won FROM order_line WHERE order_detail_id = $1 AND deleted_at IS NULL",
    [detailId],
  );
  return rows[0]?.won ?? 0;
}
