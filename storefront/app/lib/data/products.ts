import { useInfiniteQuery } from "@tanstack/react-query";
import { LIST_FILTERS, type ListFilters, type Product, SHOP_SORTS, type ShopSort } from "@zakh/catalog/contract";
import { textNames } from "@zakh/kit/contract";
import { STALE } from "../durations";
import { api } from "./api";
import { pick } from "./pick";
import { productPagesKey } from "./query-keys";

const CARD_FIELDS = [
  "id",
  ...textNames(["name", "category", "origin"]),
  "imageUrl",
  "imageUrls",
  "price",
  "unit",
  "minOrderQuantity",
  "packSize",
  "priceDivisor",
  "available",
  "rating",
  "reviewCount",
  "seller",
] as const satisfies (keyof Product)[];

/** The shape of a product in the browser: what its card, its way to the cart and the start of its page need. */
export type CardProduct = Pick<Product, (typeof CARD_FIELDS)[number]>;

export function cardProduct(product: CardProduct): CardProduct {
  return pick(product, CARD_FIELDS);
}

/** How many products one page of a list has. */
const PAGE_SIZE = 20;

/** Which products a list shows, and in which order. */
export interface ListChoice {
  /** `null` is all of them. */
  category: string | null;
  /** The shop's order unless given. */
  sort?: ShopSort;
  /** What narrows it, as the address has it; nothing for all. */
  filters?: ListFilters;
}

/** What the address chooses. */
export function listChoice(search: URLSearchParams): ListChoice {
  const sort = SHOP_SORTS.find((one) => one === search.get("sort") && one !== "shop");
  const filters = LIST_FILTERS.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    category: search.get("category"),
    ...(sort && { sort }),
    ...(filters.length > 0 && { filters: Object.fromEntries(filters) }),
  };
}

/** Whether two lists show the same. */
export function isSameChoice(one: ListChoice, other: ListChoice): boolean {
  return productPage(one, 0) === productPage(other, 0);
}

/** Path of a page of products. */
export function productPage({ category, sort, filters }: ListChoice, offset: number, limit = PAGE_SIZE): string {
  const query = {
    ...(category === null ? {} : { category }),
    ...(sort && { sort }),
    ...filters,
    limit: String(limit),
    offset: String(offset),
  };
  return `/api/products?${new URLSearchParams(query)}`;
}

/** Path of products beside one: of its category or, where lists do not show it, of its store. */
export function neighbourPage({ isListed, category, storeId }: Product, limit: number): string {
  return isListed ? productPage({ category }, 0, limit) : `/api/stores/${storeId}/products?limit=${limit}`;
}

/** What a page was rendered with: the first page of a list, or `undefined` if it could not be read. */
export interface RenderedProducts extends ListChoice {
  products: CardProduct[] | undefined;
}

/** The products of a list, page by page; meanwhile those of them that the page was rendered with. */
export function useProductPages(choice: ListChoice, rendered: RenderedProducts) {
  const { category } = choice;
  const isAnyOrder = rendered.sort === undefined && rendered.filters === undefined;
  const known = rendered.products?.filter((product) => category === null || product.category === category);
  const first = known && { pages: [known], pageParams: [0] };
  const query = useInfiniteQuery({
    queryKey: productPagesKey(choice),
    queryFn: async ({ pageParam }) => (await api<Product[]>(productPage(choice, pageParam))).map(cardProduct),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.length < PAGE_SIZE ? undefined : offset + PAGE_SIZE),
    initialData: isSameChoice(choice, rendered) ? first : undefined,
    placeholderData:
      isSameChoice(choice, { category }) && rendered.category === null && isAnyOrder && known?.length
        ? first
        : undefined,
    staleTime: STALE.products,
    // Going back finds the list as long as it was left.
    gcTime: Number.POSITIVE_INFINITY,
  });
  // A product that is added between two reads moves the others, and one of them comes twice.
  const products = [...new Map(query.data?.pages.flat().map((product) => [product.id, product])).values()];
  return { ...query, products };
}
