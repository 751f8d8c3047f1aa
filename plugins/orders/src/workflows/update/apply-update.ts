import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { withLock } from "@zakh/kit/database/lock";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import type { OrderState } from "../../read-models/order-state";
import { requireOpen } from "../change/offers";
import { shownChange } from "../change/plan-goods";
import { recordAndTell } from "../change/record-and-tell";
import { findGoods } from "../change/stored-goods";
import { orderKey } from "../payment/provider-calls";
import { type Actor, recordChange } from "../record-change";
import { withLockedOrder } from "../with-locked-order";
import { contactChanges, type OrderContact, shopEmail } from "./contact";
import { type MedusaAddress, shopRecipient } from "./medusa-address";

/** Fields of an order that Medusa's dashboard edits; absent ones stay unchanged. */
export interface MedusaUpdate {
  email?: string;
  shipping_address?: MedusaAddress;
  /** The shop does not show the invoice address and the notes: they exist in Medusa only. */
  billing_address?: MedusaAddress;
  metadata?: Record<string, unknown> | null;
}

export interface UpdateInput {
  /** Public id of the order. */
  number: number;
  update: MedusaUpdate;
  by: Actor;
  /** Id of Medusa's user, for its change record. */
  userId: string;
}

/**
 * Changes recipient, address, email and notes of an order, in the shop and in Medusa, in one transaction with the order
 * locked. The shop's history and Medusa's change record are updated too, and the customer is told of another recipient, as when the
 * owner changes it in the shop. Returns the id of Medusa's order. Throws 404 `order_not_found`, 409 `order_closed` for the
 * recipient of a delivered or cancelled order, and 400 for another country and for values that checkout would refuse.
 */
export async function applyUpdate(
  container: MedusaContainer,
  { number, update, by, userId }: UpdateInput,
): Promise<{ orderId: string }> {
  const orders = container.resolve(Modules.ORDER);
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  const shop = await findShopContact();
  const change = async (transaction: OneTransaction, state: OrderState) => {
    const { orderId, detailId, status } = state;
    const [detail] = await transaction.use(shopOrders, (service, context) =>
      service.listShopOrderDetails({ id: detailId }, {}, context),
    );
    if (!detail) throw new ApiError(404, "order_not_found");
    const before: OrderContact = {
      customerName: detail.customer_name,
      customerEmail: detail.customer_email,
      customerPhone: detail.customer_phone,
      customerAddress: detail.customer_address,
    };
    const order = await transaction.use(orders, (service, context) =>
      service.retrieveOrder(
        orderId,
        { select: ["id", "email", "metadata"], relations: ["shipping_address", "billing_address"] },
        context,
      ),
    );
    const { after, inMedusa } = updated(before, order, update);
    const changed = contactChanges(before, after);
    const recipient = changed.filter(({ field }) => field !== "customerEmail");
    if (recipient.length > 0) requireOpen(state);

    await transaction.use(orders, (service, context) => service.updateOrders(orderId, inMedusa, context));
    for (const [type, value] of Object.entries(inMedusa)) {
      const details = { type, old: order[type as keyof MedusaUpdate], new: value };
      await transaction.use(orders, (service, context) =>
        service.registerOrderChange(
          { order_id: orderId, change_type: "update_order", created_by: userId, confirmed_by: userId, details },
          context,
        ),
      );
    }
    if (changed.length === 0) return { orderId };
    await transaction.use(shopOrders, (service, context) =>
      service.updateShopOrderDetails(
        {
          id: detailId,
          customer_name: after.customerName,
          customer_email: after.customerEmail,
          customer_phone: after.customerPhone,
          customer_address: after.customerAddress,
        },
        context,
      ),
    );
    if (recipient.length === 0) {
      await recordChange(transaction, shopOrders, { detailId, from: status, to: status, by, changed });
      return { orderId };
    }
    const goods = await findGoods(transaction.sql, state);
    const shown = shownChange(goods, goods);
    await recordAndTell(transaction, shopOrders, { state, by, money: [], changed, shown, recipient, shop });
    return { orderId };
  };
  return withLock(orderKey(number), (lockTimeoutMs) => withLockedOrder(container, { number, lockTimeoutMs }, change));
}

type Addresses = { shipping_address?: MedusaAddress | null; billing_address?: MedusaAddress | null };

/**
 * The shop's new values, and the update for Medusa's order. Medusa writes an address as a new row, so it gets the
 * complete address.
 */
function updated(before: OrderContact, order: Addresses, update: MedusaUpdate) {
  const after = { ...before };
  const inMedusa: MedusaUpdate = {};
  if (update.email !== undefined) inMedusa.email = after.customerEmail = shopEmail(update.email);
  if (update.shipping_address) {
    const address = merged(order.shipping_address, update.shipping_address);
    Object.assign(after, shopRecipient(address));
    inMedusa.shipping_address = { ...address, phone: after.customerPhone };
  }
  if (update.billing_address) inMedusa.billing_address = merged(order.billing_address, update.billing_address);
  if (update.metadata !== undefined) inMedusa.metadata = update.metadata;
  return { after, inMedusa };
}

/** 400 `value_invalid` for another country than the order's. */
function merged(before: (MedusaAddress & { id?: string }) | null | undefined, changed: MedusaAddress): MedusaAddress {
  const { id: _replaced, ...former } = before ?? {};
  const { country_code: country, ...rest } = changed;
  if (country && former.country_code && country !== former.country_code) throw new ApiError(400, "value_invalid");
  return { ...former, ...(former.country_code ? {} : { country_code: country }), ...rest };
}
