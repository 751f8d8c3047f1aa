import type { OrderSeller } from "@zakh/catalog/contract";

/** The sellers of these lines, each once, the shop itself (null) first: so many parcels they are. */
export function sellersOf<Seller extends OrderSeller>(lines: readonly { seller: Seller | null }[]): (Seller | null)[] {
  const stores = new Map<number, Seller>();
  for (const { seller } of lines) if (seller && !stores.has(seller.id)) stores.set(seller.id, seller);
  return [...(lines.some(({ seller }) => seller === null) ? [null] : []), ...stores.values()];
}
