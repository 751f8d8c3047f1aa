import { isWholeOf, lineTotal, type Product, type Unit } from "@zakh/catalog/contract";
import { type AddressParts, NO_ADDRESS, withoutThousands } from "@zakh/kit/contract";
import type { ChangeInput } from "@zakh/order-changes/contract";
import type { Order } from "@zakh/orders/contract";
import { readTenths } from "./read-tenths";

/** The form of a change, as it is typed: of an order whose address was written as one text that text, of any other its parts. */
export interface ChangeForm extends AddressParts {
  customerName: string;
  customerPhone: string;
  customerAddress: string;
  deliveryNote: string;
  note: string;
  /** By public id of the product. */
  quantities: Record<string, string>;
  shippingFee: string;
  discount: string;
  discountReason: string;
  agreedByPhone: boolean;
}

const PARTS = Object.keys(NO_ADDRESS) as (keyof AddressParts)[];

function partsOf({ postcode, roadAddress, building, doorCode }: AddressParts): AddressParts {
  return { postcode, roadAddress, building, doorCode };
}

/** A line of the form: of the order, or a product that is added. */
export interface FormLine {
  productId: number;
  name: string;
  unit: Unit;
  /** What the order has; 0 for a product that is added. */
  ordered: number;
  /** Won per `priceDivisor` of its unit. */
  price: number;
  priceDivisor: number;
}

export function formOf(order: Order): ChangeForm {
  const { customerName, customerPhone, customerAddress, deliveryNote, note, shippingFee, discount, discountReason } =
    order;
  const quantities = Object.fromEntries(order.items.map(({ productId, quantity }) => [productId, String(quantity)]));
  return {
    customerName,
    customerPhone,
    customerAddress,
    ...NO_ADDRESS,
    ...order.address,
    deliveryNote,
    note,
    quantities,
    shippingFee: String(shippingFee),
    discount: String(discount),
    discountReason,
    agreedByPhone: false,
  };
}

/** A line of a product that the order does not have. */
export function lineOf({ id, name, unit, price, priceDivisor }: Product): FormLine {
  return { productId: id, name, unit, ordered: 0, price, priceDivisor };
}

/** The order's lines, and those added that it does not have meanwhile. */
export function linesOf(order: Order, added: readonly FormLine[]): FormLine[] {
  const known = new Set(order.items.map(({ productId }) => productId));
  return [
    ...order.items.map(({ productId, product, quantity, unit, price, priceDivisor }) => ({
      productId,
      name: product.name,
      unit,
      ordered: quantity,
      price,
      priceDivisor,
    })),
    ...added.filter(({ productId }) => !known.has(productId)),
  ];
}

/** What of the form's lines another order of the same number has no more although somebody has typed how much of it is wanted. */
export function goneLines(order: Order, lines: readonly FormLine[], { quantities }: ChangeForm): FormLine[] {
  const known = new Set(order.items.map(({ productId }) => productId));
  const isWanted = ({ productId, unit, ordered }: FormLine) => {
    const quantity = readQuantity(quantities[productId], unit);
    return quantity !== 0 && quantity !== ordered;
  };
  return lines.filter((line) => !known.has(line.productId) && isWanted(line)).map((line) => ({ ...line, ordered: 0 }));
}

/** The form's values, each quantity by itself: two people may change different products. */
export function valuesOf({ quantities, ...form }: ChangeForm): Record<string, unknown> {
  const each = Object.entries(quantities).map(([productId, quantity]) => [`quantities.${productId}`, quantity]);
  return { ...form, ...Object.fromEntries(each) };
}

/** A typed quantity, as fine as its unit is sold; undefined where it is none. An empty field is 0. */
export function readQuantity(text = "", unit: Unit): number | undefined {
  const quantity = text.trim() === "" ? 0 : readTenths(text);
  return quantity !== undefined && isWholeOf(unit, quantity) ? quantity : undefined;
}

/** Whole won; an empty field is 0, and undefined is no amount. */
export function readWon(text: string): number | undefined {
  const typed = withoutThousands(text);
  if (typed === "") return 0;
  return /^\d{1,8}$/.test(typed) ? Number(typed) : undefined;
}

/** The total of the order as typed, in won; undefined while a number is not valid. */
export function totalOf(order: Order, lines: readonly FormLine[], form: ChangeForm): number | undefined {
  const fee = readWon(form.shippingFee);
  const discount = readWon(form.discount);
  const itemOf = new Map(order.items.map((item) => [item.productId, item]));
  const sums = lines.map(({ productId, unit, price, priceDivisor }) => {
    const quantity = readQuantity(form.quantities[productId], unit);
    const item = itemOf.get(productId);
    if (quantity === undefined) return undefined;
    return quantity === item?.quantity ? item.lineTotal : lineTotal(price, quantity, priceDivisor);
  });
  if (fee === undefined || discount === undefined || sums.includes(undefined)) return undefined;
  const goods = sums.reduce<number>((won, sum) => won + (sum ?? 0), 0);
  return goods + fee - order.transferDiscount - discount - order.weightReduction;
}

/** What differs from the order; undefined when nothing does. `total` is the new total in won that is shown. */
export function changeOf(
  order: Order,
  lines: readonly FormLine[],
  form: ChangeForm,
  total: number,
): ChangeInput | undefined {
  const change: Partial<ChangeInput> = {};
  for (const field of ["customerName", "customerPhone", "customerAddress", "deliveryNote", "note"] as const)
    if (form[field].trim() !== order[field]) change[field] = form[field];
  const { address } = order;
  // What was typed as one text while somebody else made parts of it counts.
  if (address && change.customerAddress === undefined && PARTS.some((part) => form[part].trim() !== address[part]))
    change.address = partsOf(form);
  const differing = lines.flatMap(({ productId, unit, ordered }) => {
    const quantity = readQuantity(form.quantities[productId], unit) ?? ordered;
    return quantity === ordered ? [] : [{ productId, quantity }];
  });
  if (differing.length > 0) change.lines = differing;
  const fee = readWon(form.shippingFee);
  if (fee !== undefined && fee !== order.shippingFee) change.shippingFee = fee;
  const amount = readWon(form.discount) ?? order.discount;
  const reason = form.discountReason.trim();
  if (amount !== order.discount || (amount > 0 && reason !== order.discountReason))
    change.discount = { amount, reason };
  if (Object.keys(change).length === 0) return undefined;
  return { ...change, totalAmount: String(total), agreedByPhone: form.agreedByPhone };
}

/** Whether a change is one of goods or sums, which also replaces an offer that waits. */
export function changesTotal({ lines, shippingFee, discount }: Partial<ChangeInput> = {}): boolean {
  return (lines ?? shippingFee ?? discount) !== undefined;
}
