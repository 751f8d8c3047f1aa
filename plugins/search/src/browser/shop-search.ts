import { type Texts, textNames } from "@zakh/kit/contract";
import type { SearchIndexAnswer } from "../contract";
import { type FoundIds, type Searchable, SearchIndex, surestOf } from "./search-index";

type Searched = Pick<SearchIndexAnswer, "products" | "stores" | "serviceCategories">;

const KINDS = ["products", "stores", "serviceCategories"] as const;

export type FoundInShop = Record<(typeof KINDS)[number], FoundIds>;

/** What each kind is found by, the same in the browser and on the server. */
export function searchableTexts({
  products,
  stores,
  serviceCategories,
}: Searched): Record<keyof Searched, Searchable[]> {
  const categories = new Map(serviceCategories.map((category) => [category.id, namesOf("name", category)]));
  return {
    products: products.map((product) => ({
      id: product.id,
      names: namesOf("name", product),
      more: namesOf("category", product),
    })),
    stores: stores.map(({ id, name, categoryId, services }) => ({
      id,
      names: [name],
      more: [...(categories.get(categoryId) ?? []), ...services.flatMap((service) => namesOf("name", service))],
    })),
    serviceCategories: serviceCategories.map((category) => ({
      id: category.id,
      names: namesOf("name", category),
      more: [],
    })),
  };
}

export async function shopSearch(searched: Searched): Promise<(query: string) => FoundInShop> {
  const texts = searchableTexts(searched);
  const [products, stores, serviceCategories] = await Promise.all(KINDS.map((kind) => SearchIndex.of(texts[kind])));
  return (query) => {
    const found = (index: SearchIndex | undefined): FoundIds => index?.search(query) ?? { ids: [], sureness: "part" };
    return surestOf({
      products: found(products),
      stores: found(stores),
      serviceCategories: found(serviceCategories),
    });
  };
}

function namesOf<Field extends string>(field: Field, of: Texts<Field>): string[] {
  const texts = textNames([field]).map((name) => of[name]);
  return [...new Set(texts.filter((text) => text !== ""))];
}
