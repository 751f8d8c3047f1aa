import { PAGES, type PatternName, type Page as Row } from "../app/pages";

/** The resources of the store owner's pages. */
export interface Owned {
  store: number;
  product: number;
  order: number;
}

/** One address of each page with many; its resource is in the seed. */
const EXAMPLES: Record<PatternName, (owned: Owned) => string> = {
  product: () => "/products/1",
  serviceCategories: () => "/service-categories/hair-beauty",
  serviceCategory: () => "/service-category/hair-beauty",
  store: () => "/stores/1",
  storeQr: () => "/stores/1/qr",
  storeEdit: ({ store }) => `/store/edit/${store}`,
  storeProductEdit: ({ product }) => `/store/products/edit/${product}`,
  storeOrder: ({ order }) => `/store/orders/${order}`,
  notFound: () => "/no-such-page",
  admin: () => "/admin",
};

const ANYBODYS: Owned = { store: 1, product: 1, order: 1 };

function isPattern(name: string): name is PatternName {
  return name in EXAMPLES;
}

/** An address of every document of the table that `wanted` chooses, for tests of all pages. */
export function addressesOf(wanted: (page: Row) => boolean, owned: Owned = ANYBODYS): string[] {
  return Object.entries<Row>(PAGES).flatMap(([name, page]) => {
    if (page.resource || !wanted(page)) return [];
    return isPattern(name) ? EXAMPLES[name](owned) : page.path;
  });
}
