import { isWholeOf, lineTotal } from "@zakh/catalog/contract";
import type { SaleProduct } from "@zakh/catalog/read-models/sale-products";
import { textsOf } from "@zakh/kit/contract";
import { ApiError } from "@zakh/kit/errors/api-error";
import { type FieldChange, MAX_ORDER_LINES } from "@zakh/orders/contract";
import { moneySums } from "@zakh/orders/read-models/money-sums";
import type { ShownChange } from "@zakh/orders/read-models/offers";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import { LINE_TEXTS, type StoredLine } from "@zakh/orders/read-models/stored-lines";
import type { PricedLine } from "@zakh/orders/workflows/pricing/price-lines";
import type { ChangeInput } from "../../contract/change";

/** A line of an order, with the price that it was ordered at. */
export interface GoodsLine extends Omit<StoredLine, "id" | "place" | "lineItemId" | "packed" | "traceNumbers"> {
  /** Of a line that the order does not have yet. */
  product?: SaleProduct;
}

/** The goods and sums of an order that the owner can change; amounts in whole won. */
export interface Goods {
  lines: GoodsLine[];
  shippingFee: number;
  discount: number;
  discountReason: string;
  transferDiscount: number;
}

type Wanted = Pick<ChangeInput, "lines" | "shippingFee" | "discount">;

/** Products that the order does not have and that are wanted: public ids and quantities. */
export function addedLines({ lines }: Goods, wanted: Wanted): { productId: number; quantity: number }[] {
  const known = new Set(lines.map(({ productId }) => productId));
  return (wanted.lines ?? []).filter(({ productId, quantity }) => quantity > 0 && !known.has(productId));
}

/**
 * The goods after a change: lines keep the price that was ordered, `added` has the price of today. Throws 409 `nothing_left` when no
 * line remains, 400 `cart_too_long`, `quantity_invalid` for a part of what is sold whole, and `discount_too_large` when the discount leaves nothing to pay.
 */
export function changedGoods(before: Goods, wanted: Wanted, added: readonly PricedLine[]): Goods {
  const quantityOf = new Map(wanted.lines?.map(({ productId, quantity }) => [productId, quantity]));
  const lines = before.lines.flatMap((line) => {
    const quantity = quantityOf.get(line.productId) ?? line.quantity;
    if (quantity === line.quantity) return line;
    if (!isWholeOf(line.unit, quantity)) throw new ApiError(400, "quantity_invalid", { params: { name: line.name } });
    return quantity === 0 ? [] : { ...line, quantity, lineTotal: lineTotal(line.price, quantity, line.priceDivisor) };
  });
  const after: Goods = {
    ...before,
    lines: [...lines, ...added.map(lineOf)],
    shippingFee: wanted.shippingFee ?? before.shippingFee,
    discount: wanted.discount?.amount ?? before.discount,
    discountReason: wanted.discount
      ? wanted.discount.amount > 0
        ? wanted.discount.reason
        : ""
      : before.discountReason,
  };
  if (after.lines.length === 0) throw new ApiError(409, "nothing_left");
  if (after.lines.length > MAX_ORDER_LINES) throw new ApiError(400, "cart_too_long");
  if (totalOf(after) < 1)
    throw new ApiError(400, "discount_too_large", { fields: { "discount.amount": "discount_too_large" } });
  return after;
}

function lineOf({ product, quantity, lineTotal: total }: PricedLine): GoodsLine {
  const { number, unit, price, priceDivisor, storeId } = product;
  return {
    productId: number,
    quantity,
    unit,
    lineTotal: total,
    price,
    priceDivisor,
    ...textsOf(LINE_TEXTS, product),
    isOfStore: storeId !== null,
    product,
  };
}

/** Whole won of the lines. */
export function subtotalOf({ lines }: Goods): number {
  return lines.reduce((won, line) => won + line.lineTotal, 0);
}

/** Whole won. */
export function totalOf(goods: Goods): number {
  return subtotalOf(goods) + goods.shippingFee - goods.transferDiscount - goods.discount;
}

/** What the customer is shown of a change: the lines that differ, and the sums. */
export function shownChange(before: Goods, after: Goods): ShownChange {
  const quantityAfter = new Map(after.lines.map((line) => [line.productId, line.quantity]));
  const known = new Set(before.lines.map(({ productId }) => productId));
  const lines = [
    ...before.lines.map((line) => shownLine(line, line.quantity, quantityAfter.get(line.productId) ?? 0)),
    ...after.lines.filter(({ productId }) => !known.has(productId)).map((line) => shownLine(line, 0, line.quantity)),
  ];
  return {
    lines: lines.filter((line) => line.before !== line.after),
    shippingFeeBefore: before.shippingFee,
    shippingFee: after.shippingFee,
    discountBefore: before.discount,
    discount: after.discount,
    discountReasonBefore: before.discountReason,
    discountReason: after.discountReason,
    totalBefore: totalOf(before),
    total: totalOf(after),
  };
}

function shownLine(line: GoodsLine, before: number, after: number): ShownChange["lines"][number] {
  const { isOfStore, unit } = line;
  return { ...textsOf(LINE_TEXTS, line), isOfStore, unit, before, after };
}

/** The history's rows of a change; empty when nothing differs. */
export function goodsHistory(change: ShownChange): FieldChange[] {
  const { lines, shippingFeeBefore, shippingFee, discountBefore, discount } = change;
  const { discountReason, discountReasonBefore } = change;
  const shown = (quantity: number) => (quantity === 0 ? "" : String(quantity));
  return [
    ...lines.map(({ unit, before, after, ...line }) => ({
      field: "line" as const,
      from: `${line.name} ${shown(before)}`.trim(),
      to: shown(after),
      product: { ...textsOf(["name"], line), unit },
    })),
    ...(shippingFee === shippingFeeBefore
      ? []
      : [{ field: "shippingFee" as const, from: String(shippingFeeBefore), to: String(shippingFee) }]),
    ...(discount === discountBefore && discountReason === discountReasonBefore
      ? []
      : [
          {
            field: "discount" as const,
            from: String(discountBefore),
            to: discountReason ? `${discount} (${discountReason})` : String(discount),
          },
        ]),
  ];
}

/** Whether a discount or a lower fee, and not fewer goods, gives back money that was paid, now or after a later change of goods. */
export function givesBack(state: OrderState, change: ShownChange): boolean {
  const given = Math.max(change.discount - change.discountBefore, change.shippingFeeBefore - change.shippingFee);
  return given > 0 && moneySums(state).received > 0;
}
