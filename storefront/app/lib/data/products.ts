import { useInfiniteQuery } from "@tanstack/react-query";
import type { Product } from "@zakh/catalog/contract";
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
] as const satisfies (keyof Product)[];

/** The shape of a product in the browser: what its card, its way to the cart and the start of its page need. */
export type CardProduct = Pick<Product, (typeof CARD_FIELDS)[number]>;

export function cardProduct(product: Product): CardProduct {
  return pick(product, CARD_FIELDS);
}

/** How many products one page of a list has. */
const PAGE_SIZE = 20;

/** Path of a page of products, of all or of a category. */
export function productPage(category: string | null, offset: number, limit = PAGE_SIZE): string {
  const query = { ...(category === null ? {} : { category }), limit: String(limit), offset: String(offset) };
  return `/api/products?${new URLSearchParams(query)}`;
}

/** What a page was rendered with: the first page of a category's products, or `undefined` if they could not be read. */
export interface RenderedProducts {
  category: string | null;
  products: CardProduct[] | undefined;
}

/** The products of a category, page by page; meanwhile those of it that the page was rendered with. */
export function useProductPages(category: string | null, rendered: RenderedProducts) {
  const known = rendered.products?.filter((product) => category === null || product.category === category);
  const first = known && { pages: [known], pageParams: [0] };
  const query = useInfiniteQuery({
    queryKey: productPagesKey(category),
    queryFn: async ({ pageParam }) => (await api<Product[]>(productPage(category, pageParam))).map(cardProduct),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.length < PAGE_SIZE ? undefined : offset + PAGE_SIZE),
    initialData: category === rendered.category ? first : undefined,
    placeholderData: rendered.category === null && known?.length ? first : undefined,
    staleTime: STALE.products,
    // Going back finds the list as long as it was left.
    gcTime: Number.POSITIVE_INFINITY,
  });
  // A product that is added between two reads moves the others, and one of them comes twice.
  const products = [...new Map(query.data?.pages.flat().map((product) => [product.id, product])).values()];
  return { ...query, products };
}
