import { products } from "@zakh/catalog/read-models/products";
import { serviceCategories } from "@zakh/marketplace/read-models/service-categories";
import { publicStores } from "@zakh/marketplace/read-models/stores";
import { type FoundInShop, searchableTexts, shopSearch } from "../browser/shop-search";
import type { SearchAnswer } from "../contract";

/** What is searched: what every visitor sees. */
export const SEARCHED = [products, publicStores, serviceCategories] as const;

interface Searched {
  products: Awaited<ReturnType<typeof products.value>>;
  stores: Awaited<ReturnType<typeof publicStores.value>>;
  serviceCategories: Awaited<ReturnType<typeof serviceCategories.value>>;
}

/** All that is searched, as it is now, from memory. */
export async function currentlySearched(): Promise<Searched> {
  const [offered, stores, categories] = await Promise.all([
    products.value(),
    publicStores.value(),
    serviceCategories.value(),
  ]);
  return { products: offered, stores, serviceCategories: categories };
}

/** The index of these texts: made again when one of them changes, not with each change of a price or of stock. */
let made: { texts: string; search: Promise<(query: string) => FoundInShop> } | undefined;
let lastSearched: Searched | undefined;

/** At most `limit` items of each kind that a query finds. */
export async function findInShop(query: string, limit: number): Promise<SearchAnswer> {
  const searched = await currentlySearched();
  const search = await searchOf(searched);
  const found = search(query);
  const corrected = [found.products, found.stores, found.serviceCategories].find(
    ({ ids }) => ids.length > 0,
  )?.corrected;
  return {
    products: foundOf(found.products.ids, searched.products, limit),
    stores: foundOf(found.stores.ids, searched.stores, limit).map(({ userId: _, ...store }) => store),
    serviceCategories: foundOf(found.serviceCategories.ids, searched.serviceCategories, limit),
    corrected: corrected ?? null,
  };
}

function searchOf(searched: Searched): Promise<(query: string) => FoundInShop> {
  if (made && lastSearched && isSame(searched, lastSearched)) return made.search;
  const texts = JSON.stringify(searchableTexts(searched));
  if (made?.texts !== texts) made = { texts, search: shopSearch(searched) };
  lastSearched = searched;
  return made.search;
}

/** Whether nothing was read anew. */
function isSame(one: Searched, other: Searched): boolean {
  return (
    one.products === other.products && one.stores === other.stores && one.serviceCategories === other.serviceCategories
  );
}

function foundOf<Item extends { id: number }>(ids: readonly number[], items: readonly Item[], limit: number): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, limit);
}
