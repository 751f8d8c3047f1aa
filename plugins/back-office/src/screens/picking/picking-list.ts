import { SEOUL_MS } from "@zakh/kit/contract";
import { MONEY_ENTRY, type Order } from "@zakh/orders/contract";

/** A line of an order, which is one pack. */
export interface Pack {
  id: number;
  /** Public id of the product; 0 for a line that was added in Medusa's dashboard. */
  productId: number;
  name: string;
  /** Kilograms, or parts where `priceDivisor` is not 1. */
  quantity: number;
  priceDivisor: number;
}

/** What is needed of an order to pick it, and no more, because it is kept on the phone. */
export interface PickedOrder {
  id: number;
  customerName: string;
  note: string;
  /** yyyy-MM-dd in Seoul: when the parcel leaves, or where no day is set, when the order was paid. */
  day: string;
  leaves: boolean;
  packs: Pack[];
}

/** The packs of one product. */
export interface Cut {
  key: string;
  /** Public id of the product; 0 for what was added in Medusa's dashboard. */
  productId: number;
  name: string;
  priceDivisor: number;
  /** Of all its packs. */
  quantity: number;
  /** How many packs of which size, the smallest first. */
  sizes: { quantity: number; count: number }[];
  packs: Pack[];
}

/** What the picking list needs of an order. */
export function toPick(order: Order): PickedOrder {
  const { id, customerName, note, leavesOn } = order;
  return {
    id,
    customerName,
    note,
    day: leavesOn || paidOn(order),
    leaves: Boolean(leavesOn),
    packs: order.items.map(({ id, productId, product, quantity, priceDivisor }) => ({
      id,
      productId,
      name: product.name,
      quantity,
      priceDivisor,
    })),
  };
}

/** The day in Seoul of the last money that came in; of the order itself where none was needed. */
function paidOn({ money, createdAt }: Order): string {
  const paid = money.filter(({ kind, amount }) => MONEY_ENTRY[kind].held > 0 && amount > 0).map(({ at }) => at);
  return new Date(Date.parse(paid.at(-1) ?? createdAt) + SEOUL_MS).toISOString().slice(0, 10);
}

/** The orders of a day: those that leave on it, or those that were paid on it and have no such day. */
export interface PickedDay extends Pick<PickedOrder, "day" | "leaves"> {
  /** Of the day and its kind, as it is in the screen's address. */
  key: string;
  orders: PickedOrder[];
}

/** The days of these orders, the first one first. */
export function daysOf(orders: readonly PickedOrder[]): PickedDay[] {
  const days = new Map<string, PickedDay>();
  for (const order of orders) {
    const { day, leaves } = order;
    const key = `${day}-${leaves ? "leaves" : "paid"}`;
    const before = days.get(key)?.orders ?? [];
    days.set(key, { key, day, leaves, orders: [...before, order] });
  }
  return [...days.values()].sort(
    (one, other) => one.day.localeCompare(other.day) || Number(one.leaves) - Number(other.leaves),
  );
}

/** The packs of these orders by product, most kilograms first; what is sold by the part comes last. */
export function cutsOf(orders: readonly PickedOrder[]): Cut[] {
  const cuts = new Map<string, Pack[]>();
  for (const pack of orders.flatMap(({ packs }) => packs)) {
    const key = `${pack.productId || pack.name}/${pack.priceDivisor}`;
    cuts.set(key, [...(cuts.get(key) ?? []), pack]);
  }
  return [...cuts]
    .map(([key, packs]) => ({ key, ...sumOf(packs) }))
    .sort(
      (one, other) =>
        Number(one.priceDivisor !== 1) - Number(other.priceDivisor !== 1) ||
        other.quantity - one.quantity ||
        one.name.localeCompare(other.name),
    );
}

function sumOf(packs: Pack[]): Omit<Cut, "key"> {
  const sizes = new Map<number, number>();
  for (const { quantity } of packs) sizes.set(quantity, (sizes.get(quantity) ?? 0) + 1);
  const { productId = 0, name = "", priceDivisor = 1 } = packs[0] ?? {};
  return {
    productId,
    name,
    priceDivisor,
    quantity: rounded(packs.reduce((sum, { quantity }) => sum + quantity, 0)),
    sizes: [...sizes].sort(([one], [other]) => one - other).map(([quantity, count]) => ({ quantity, count })),
    packs,
  };
}

/** Without the rounding errors of a sum: quantities have one decimal. */
function rounded(quantity: number): number {
  return Math.round(quantity * 10) / 10;
}

/** A pack as it was picked: once its quantity changes, it is to be picked again. */
export function tickOf({ id, quantity }: Pick<Pack, "id" | "quantity">): string {
  return `${id}:${quantity}`;
}
