import { DEFAULT_UNIT, quantitiesOf, type Unit } from "@zakh/catalog/contract";
import { seoulDay } from "@zakh/kit/contract";
import { MONEY_ENTRY, ORDER_STATUS, type Order } from "@zakh/orders/contract";

/** A line of an order, which is one pack. */
export interface Pack {
  id: number;
  /** Public id of the product; 0 for a line that was added in Medusa's dashboard. */
  productId: number;
  name: string;
  /** As ordered. */
  quantity: number;
  unit: Unit;
  /** What was packed; null where nobody has weighed it. */
  packed: number | null;
}

/**
 * What the day of an order is: it was paid on it, or its parcel leaves on it; or that its customer picks it up, on a day that nobody
 * knows. In the order in which they are shown on the same day.
 */
export const DAY_KINDS = ["paid", "leaves", "pickup"] as const;
type DayKind = (typeof DAY_KINDS)[number];

/** What is needed of an order to pick it, and no more, because it is kept on the phone. */
export interface PickedOrder {
  id: number;
  customerName: string;
  note: string;
  /** yyyy-MM-dd in Seoul; empty for what is picked up. */
  day: string;
  kind: DayKind;
  /** Whether it can be weighed: what is paid at the counter is not paid yet. */
  isPaid: boolean;
  packs: Pack[];
}

/** The packs of one product. */
export interface Cut {
  key: string;
  /** Public id of the product; 0 for what was added in Medusa's dashboard. */
  productId: number;
  name: string;
  /** Of all its packs. */
  quantity: number;
  unit: Unit;
  /** How many packs of which size, the smallest first. */
  sizes: { quantity: number; count: number }[];
  packs: Pack[];
}

/** What the picking list needs of an order. */
export function toPick(order: Order): PickedOrder {
  const { id, customerName, note } = order;
  return {
    id,
    customerName,
    note,
    ...dayOf(order),
    isPaid: ORDER_STATUS[order.status].awaitsDelivery,
    // What stores sell they pack and send themselves; what is picked up is at one place.
    packs: order.items
      .filter(({ seller }) => order.isPickedUp || !seller)
      .map(({ id, productId, product, quantity, unit, packedQuantity }) => ({
        id,
        productId,
        name: product.name,
        quantity,
        unit,
        packed: packedQuantity,
      })),
  };
}

/** When the parcel leaves, or where no day is set, when the order was paid. */
function dayOf(order: Order): Pick<PickedOrder, "day" | "kind"> {
  if (order.isPickedUp) return { day: "", kind: "pickup" };
  return order.leavesOn ? { day: order.leavesOn, kind: "leaves" } : { day: paidOn(order), kind: "paid" };
}

/** The day in Seoul of the last money that came in; of the order itself where none was needed. */
function paidOn({ money, createdAt }: Order): string {
  const paid = money.filter(({ kind, amount }) => MONEY_ENTRY[kind].held > 0 && amount > 0).map(({ at }) => at);
  return seoulDay(new Date(paid.at(-1) ?? createdAt));
}

/** The orders of a day: those that leave on it, or those that were paid on it and have no such day; or all that are picked up. */
export interface PickedDay extends Pick<PickedOrder, "day" | "kind"> {
  /** Of the day and its kind, as it is in the screen's address. */
  key: string;
  orders: PickedOrder[];
}

/** The days of these orders, the first one first, and what is picked up at the end. */
export function daysOf(orders: readonly PickedOrder[]): PickedDay[] {
  const days = new Map<string, PickedDay>();
  for (const order of orders) {
    const { day, kind } = order;
    const key = kind === "pickup" ? kind : `${day}-${kind}`;
    const before = days.get(key)?.orders ?? [];
    days.set(key, { key, day, kind, orders: [...before, order] });
  }
  return [...days.values()].sort(
    (one, other) =>
      Number(one.kind === "pickup") - Number(other.kind === "pickup") ||
      one.day.localeCompare(other.day) ||
      DAY_KINDS.indexOf(one.kind) - DAY_KINDS.indexOf(other.kind),
  );
}

/** The packs of these orders by product, the largest first. */
export function cutsOf(orders: readonly PickedOrder[]): Cut[] {
  const cuts = new Map<string, Pack[]>();
  for (const pack of orders.flatMap(({ packs }) => packs)) {
    const key = `${pack.productId || pack.name} ${pack.unit}`;
    cuts.set(key, [...(cuts.get(key) ?? []), pack]);
  }
  return [...cuts]
    .map(([key, packs]) => ({ key, ...sumOf(packs) }))
    .sort((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name));
}

function sumOf(packs: Pack[]): Omit<Cut, "key"> {
  const sizes = new Map<number, number>();
  for (const { quantity } of packs) sizes.set(quantity, (sizes.get(quantity) ?? 0) + 1);
  const { productId = 0, name = "", unit = DEFAULT_UNIT } = packs[0] ?? {};
  return {
    productId,
    name,
    unit,
    quantity: quantitiesOf(packs)[unit] ?? 0,
    sizes: [...sizes].sort(([one], [other]) => one - other).map(([quantity, count]) => ({ quantity, count })),
    packs,
  };
}

/** A pack as it was picked: once its quantity changes, it is to be picked again. */
export function tickOf({ id, quantity }: Pick<Pack, "id" | "quantity">): string {
  return `${id}:${quantity}`;
}
