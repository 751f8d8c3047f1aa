import type { SaleProduct } from "@zakh/catalog/read-models/sale-products";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import type { PreparedPayment } from "@zakh/orders/payment/payment-method";
import { combine, type OrderedItem, type PricedLine } from "@zakh/orders/workflows/pricing/price-lines";

/** Goods that are sent free of charge, instead of goods that were not right. */
export interface FreeParcel {
  /** Of the order that it is sent instead of: nothing is paid for this one. */
  payment: PreparedPayment;
  /** What it settles, as whoever registered `ParcelSettlement` knows it. */
  settles: Readonly<Record<string, unknown>>;
}

/** What else is written in the transaction of a free parcel's order. */
export interface ParcelSettlement {
  /** Returns the mails that tell of it; throws what refuses the parcel. */
  settle(
    sql: Queryable,
    order: { number: number; detailId: string; shop: ShopContact },
    settles: FreeParcel["settles"],
  ): Promise<OutgoingMail[]>;
  /** Takes it back, when the order with this public id is undone. */
  reopen(sql: Queryable, orderNumber: number): Promise<void>;
}

let settlement: ParcelSettlement | undefined;

/** Called at start-up, by the plugin that sends free parcels. */
export function registerParcelSettlement(registered: ParcelSettlement): void {
  settlement = registered;
}

/** Writes what a free parcel settles; returns the mails. */
export function settleByParcel(
  sql: Queryable,
  order: { number: number; detailId: string; shop: ShopContact },
  { settles }: FreeParcel,
): Promise<OutgoingMail[]> {
  if (!settlement) throw new Error("No plugin sends free parcels");
  return settlement.settle(sql, order, settles);
}

/** Undo of it; nothing for any other order. */
export async function reopenSettled(sql: Queryable, orderNumber: number): Promise<void> {
  await settlement?.reopen(sql, orderNumber);
}

/**
 * The lines of a free parcel, which cost nothing: any quantity in tenths, because it need not be what is sold. Throws 409
 * `product_unavailable` for a product that is not on sale, and 400 `quantity_invalid`.
 */
export function freeLines(items: OrderedItem[], products: readonly SaleProduct[]): PricedLine[] {
  const onSale = new Map(products.map((product) => [product.number, product]));
  return [...combine(items)].map(([number, quantity]) => {
    const product = onSale.get(number);
    if (!product) {
      throw new ApiError(409, "product_unavailable", { params: { name: `#${number}` }, extra: { productId: number } });
    }
    return { product: { ...product, price: 0 }, quantity, lineTotal: 0 };
  });
}
