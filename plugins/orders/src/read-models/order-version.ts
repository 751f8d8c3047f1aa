import { versionOf } from "@zakh/kit/http/version";
import type { OrderOffer } from "../contract/offer";
import type { Order, OrderItem } from "../contract/order";

const EDITED = [
  "customerName",
  "customerPhone",
  "customerAddress",
  "address",
  "deliveryNote",
  "note",
  "shippingFee",
  "discount",
  "discountReason",
] as const;

/** What the form of an order's change shows: recipient, notes, goods, sums and the offer that it would replace. */
export type EditedOrder = Pick<Order, (typeof EDITED)[number]> & {
  items: readonly Pick<OrderItem, "productId" | "quantity">[];
  offer: Pick<OrderOffer, "id"> | null;
};

/** The version of what is changed of an order before it is packed (ruling 54). */
export function orderVersion(order: EditedOrder): string {
  const goods = order.items.map(({ productId, quantity }) => [productId, quantity]);
  return versionOf([
    EDITED.map((field) => order[field]),
    goods.sort(([a = 0], [b = 0]) => a - b),
    order.offer?.id ?? null,
  ]);
}
