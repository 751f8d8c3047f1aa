import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { FieldChange } from "../contract/contact";
import type { MoneyMovement } from "../contract/money";
import type { OrderStatus } from "../contract/status";
import { SHOP_ORDER_MODULE } from "../modules/shop-order";
import type { ShopOrderDetail } from "../modules/shop-order/models/order-detail";
import type { ShopOrderModuleService } from "../modules/shop-order/service";
import type { OrderState } from "../read-models/order-state";
import { type KeyedRequest, keyColumns } from "./keyed-request";

/** Who acts: an account of the shop, or null (the system). */
export type Actor = { number: number; name: string } | null;

/** A money entry before it is written. */
export interface PlannedEntry extends MoneyMovement {
  /** Public id of the statement line by which the money came in, also where it is to go back; none by default. */
  line?: number | null;
}

export type DetailColumns = Partial<Omit<InferTypeOf<typeof ShopOrderDetail>, "lines" | "changes">>;

export interface OrderChange {
  /** The status of the order from now on; it stays what it is by default. */
  to?: OrderStatus;
  by: Actor;
  /** What else is written to its detail. */
  columns?: DetailColumns;
  /** Changed recipient, address, email and payment deadline. */
  changed?: readonly FieldChange[];
  /** The request that a repeat is recognised by; most changes need none. */
  request?: KeyedRequest;
}

/** Changes the order, and records who changed its status from what to what, with other changes; returns the history entry's id. */
export async function recordChange(
  transaction: OneTransaction,
  container: MedusaContainer,
  { detailId, status: from }: Pick<OrderState, "detailId" | "status">,
  { to = from, by, columns = {}, changed = [], request }: OrderChange,
): Promise<string> {
  const orders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  const detail = to === from ? columns : { ...columns, status: to };
  if (Object.keys(detail).length > 0)
    await transaction.use(orders, (service, context) =>
      service.updateShopOrderDetails({ ...detail, id: detailId }, context),
    );
  const change = {
    order_detail_id: detailId,
    from_status: from,
    to_status: to,
    account_number: by?.number ?? null,
    account_name: by?.name ?? null,
    contact: changed.length > 0 ? { changed } : null,
    ...keyColumns(request),
  };
  const { id } = await transaction.use(orders, (service, context) => service.createOrderStatusChanges(change, context));
  return id;
}
