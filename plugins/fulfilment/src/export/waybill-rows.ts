import { quantityText } from "@zakh/catalog/contract";
import { doorInKorean, noteInKorean } from "@zakh/delivery/contract";
import { placeText, postcodeIn } from "@zakh/kit/contract";
import { withoutFormula } from "@zakh/kit/export/cell-text";
import { type Order, type OrderItem, orderNumber } from "@zakh/orders/contract";
import type { WaybillColumn, WaybillField } from "@zakh/site-settings/contract";
import { inLatin } from "./latin-letters";

/** What an order says in each field, in letters that a Korean driver reads. Every value is a text, so that no phone and no postcode loses its first 0. */
const FIELDS: Record<WaybillField, (order: Order, column: WaybillColumn) => string> = {
  recipient: ({ customerName }) => inLatin(customerName),
  phone: ({ customerPhone }) => customerPhone,
  // Couriers ask for a second one, and there is only one.
  secondPhone: ({ customerPhone }) => customerPhone,
  postcode: ({ address, customerAddress }) => address?.postcode || postcodeIn(customerAddress),
  address: ({ address, customerAddress }) => (address ? placeText(address) : customerAddress),
  goods: ({ items }) => items.filter(isInBox).map(goodsText).join(", "),
  quantity: ({ items }) => String(items.filter(isInBox).length),
  boxes: ({ boxes }) => String(boxes),
  orderNumber: ({ id }) => orderNumber(id),
  // Where the customer asks for nothing, the owner may. The code of the door first: couriers cut what is long.
  deliveryNote: ({ address, deliveryNote, note }) =>
    [doorInKorean(address?.doorCode ?? ""), noteInKorean(deliveryNote || note)].filter(Boolean).join(", "),
  // Who pays is mostly who has ordered.
  orderer: ({ transferAccountHolder, customerName }) => inLatin(transferAccountHolder || customerName),
  fixed: (_order, { text }) => text,
};

/** Whether a line is in the shop's parcel: what stores sell they send themselves. */
export function isInBox({ packedQuantity, seller }: Pick<OrderItem, "packedQuantity" | "seller">): boolean {
  return packedQuantity !== 0 && !seller;
}

/** The orders as rows of a courier's file: one row an order, because an order has one tracking number; its boxes are a column. */
export function waybillRows(orders: readonly Order[], columns: readonly WaybillColumn[]): string[][] {
  return orders.map((order) => columns.map((column) => cellOf(FIELDS[column.field](order, column))));
}

/** The titles of a courier's file. */
export function waybillTitles(columns: readonly WaybillColumn[]): string[] {
  return columns.map(({ header }) => cellOf(header));
}

/** The name that a Korean courier can read where there is one, and how much: `Beef round 1.5kg`. */
function goodsText({ product, quantity, unit, packedQuantity }: OrderItem): string {
  return `${product.nameEn || inLatin(product.name)} ${quantityText(packedQuantity ?? quantity, unit, "ko")}`;
}

function cellOf(text: string): string {
  return withoutFormula(text.replace(/\s*\n\s*/g, " "));
}
