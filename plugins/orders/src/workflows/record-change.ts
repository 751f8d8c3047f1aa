import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { FieldChange } from "../contract/contact";
import type { MoneyMovement } from "../contract/money";
import type { OrderStatus } from "../contract/status";
import type { ShopOrderModuleService } from "../modules/shop-order/service";
import { type KeyedRequest, keyColumns } from "./keyed-request";

/** Who acts: an account of the shop, or null (the system). */
export type Actor = { number: number; name: string } | null;

/** A money entry before it is written. */
export interface PlannedEntry extends MoneyMovement {
  /** Public id of the statement line by which the money came in, also where it is to go back; none by default. */
  line?: number | null;
}

export interface OrderChange {
  detailId: string;
  /** Equals `to` when the status does not change. */
  from: OrderStatus;
  to: OrderStatus;
  by: Actor;
  /** Changed recipient, address, email and payment deadline. */
  changed?: readonly FieldChange[];
  /** The request that a repeat is recognised by; most changes need none. */
  request?: KeyedRequest;
}

/** Records who changed the status from what to what, with other changes; returns the entry's id. */
export async function recordChange(
  transaction: OneTransaction,
  orders: ShopOrderModuleService,
  { detailId, from, to, by, changed = [], request }: OrderChange,
): Promise<string> {
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
