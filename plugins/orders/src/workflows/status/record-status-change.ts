import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { OrderStatus } from "../../contract/status";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";

/** Who acts: an account of the shop, or nobody in particular (a workflow of Medusa's own, the system). */
export type Actor = { number: number; name: string } | null;

export interface StatusChangeInput {
  detailId: string;
  /** Null when the order was just placed. */
  from: OrderStatus | null;
  to: OrderStatus;
  by: Actor;
  /** Whole won that arrived (positive) or was given back (negative). */
  moneyMoved: number;
}

/** Writes down who changed the status from what to what, and the money that moved with it (ruling 10); answers its id. */
export async function recordStatusChange(
  transaction: OneTransaction,
  orders: ShopOrderModuleService,
  { detailId, from, to, by, moneyMoved }: StatusChangeInput,
): Promise<string> {
  const change = {
    order_detail_id: detailId,
    from_status: from,
    to_status: to,
    account_number: by?.number ?? null,
    account_name: by?.name ?? null,
    money_moved: moneyMoved,
  };
  const { id } = await transaction.use(orders, (service, context) => service.createOrderStatusChanges(change, context));
  return id;
}
