import type { IOrderModuleService } from "@medusajs/framework/types";
import { ChangeActionType, OrderChangeType } from "@medusajs/framework/utils";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { exactSql } from "@zakh/kit/database/table-rows";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import type { OrderState } from "../../read-models/order-state";

/** References of Medusa's credit lines that lower its total as the shop's: what was packed less (ruling 50), and a discount. */
export const WEIGHT_CREDIT = "packed_weight";
export const DISCOUNT_CREDIT = "discount";

/** Sets the status of Medusa's own order to match the shop's (ruling 10). */
export async function setMedusaOrderStatus(
  transaction: OneTransaction,
  orders: IOrderModuleService,
  { orderId, medusaStatus }: OrderState,
  to: OrderStatus,
): Promise<void> {
  const { order: status, delivered, cancelled } = ORDER_STATUS[to];
  if (medusaStatus === status) return;
  // Medusa's input type lacks `canceled_at`, but it is stored: otherwise the dashboard would still show a cancellation
  // date.
  const fields = { status, canceled_at: cancelled ? new Date() : null };
  await transaction.use(orders, (service, context) => service.updateOrders(orderId, fields, context));
  await setDelivered(transaction.sql, orderId, delivered);
}

/** Tells Medusa what was delivered: what was packed of each line. */
async function setDelivered(sql: Queryable, orderId: string, isDelivered: boolean): Promise<void> {
  const columns = ["fulfilled_quantity", "shipped_quantity", "delivered_quantity"];
  await sql.query(
    `UPDATE order_item SET updated_at = now(),
       ${columns.map((column) => `${column} = brought.quantity, raw_${column} = ${exactSql("brought.quantity")}`).join(", ")}
     FROM (SELECT item.id, CASE WHEN $2 THEN least(item.quantity, coalesce(line.packed_quantity, item.quantity))
         ELSE 0 END AS quantity
       FROM "order" o JOIN order_item item ON item.order_id = o.id AND item.version = o.version
         AND item.deleted_at IS NULL
       LEFT JOIN order_line line ON line.line_item_id = item.item_id AND line.deleted_at IS NULL
       WHERE o.id = $1) brought
     WHERE order_item.id = brought.id`,
    [orderId, isDelivered],
  );
}

/** Lowers the total of Medusa's order by `amount` won; raises it when negative. */
export async function addCredit(
  transaction: OneTransaction,
  orders: IOrderModuleService,
  { orderId, amount, reference }: { orderId: string; amount: number; reference: string },
): Promise<void> {
  const action = {
    order_id: orderId,
    action: ChangeActionType.CREDIT_LINE_ADD,
    amount,
    reference,
    reference_id: orderId,
  };
  const change = await transaction.use(orders, (service, context) =>
    service.createOrderChange(
      { order_id: orderId, change_type: OrderChangeType.CREDIT_LINE, actions: [action] },
      context,
    ),
  );
  await transaction.use(orders, (service, context) => service.confirmOrderChange(change.id, context));
}
