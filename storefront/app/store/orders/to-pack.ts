import type { Unit } from "@zakh/catalog/contract";
import { type Language, localized } from "@zakh/kit/contract";
import type { StoreOrder } from "@zakh/marketplace/contract";

type Item = StoreOrder["items"][number];

/** How much of a line goes into its parcel, in its unit. */
export function packed({ packedQuantity, quantity }: Pick<Item, "packedQuantity" | "quantity">): number {
  return packedQuantity ?? quantity;
}

/** The lines of an order that can be delivered. */
export function itemsToPack({ items }: Pick<StoreOrder, "items">): Item[] {
  return items.filter(({ packedQuantity }) => packedQuantity !== 0);
}

export interface Pack {
  key: string;
  name: string;
  quantity: number;
  unit: Unit;
  /** In how many orders it is. */
  orders: number;
}

/** What orders need of each product, by name. */
export function packsOf(orders: readonly Pick<StoreOrder, "items">[], language: Language): Pack[] {
  const packs = new Map<string, Pack>();
  for (const item of orders.flatMap(itemsToPack)) {
    const name = localized(item.product, "name", language);
    const key = `${item.productId} ${item.unit} ${name}`;
    const { quantity = 0, orders: count = 0 } = packs.get(key) ?? {};
    // In thousandths, as a scale counts: sums of fractions would not be exact.
    const sum = Math.round((quantity + packed(item)) * 1000) / 1000;
    packs.set(key, { key, name, unit: item.unit, quantity: sum, orders: count + 1 });
  }
  return [...packs.values()].sort((one, other) => one.name.localeCompare(other.name, language));
}
