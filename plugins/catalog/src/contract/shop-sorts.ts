/** Sort orders of the shop's list: the shop's own (the default), the price of one unit, the name in a language, the newest. */
export const SHOP_SORTS = ["shop", "price", "-price", "name", "nameRu", "nameEn", "newest"] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/** What narrows a list, beside the category: `GET /api/products` reads them, and the address of a list has them. */
export const LIST_FILTERS = ["inStock", "temperature", "origin", "seller"] as const;
export type ListFilters = Partial<Record<(typeof LIST_FILTERS)[number], string>>;

/** The value of `seller` for the shop's own products. */
export const OWN_SELLER = "shop";
