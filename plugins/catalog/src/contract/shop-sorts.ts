/** Sort orders of the shop's list: the shop's own (the default), the price of one unit, the name in a language, the newest. */
export const SHOP_SORTS = ["shop", "price", "-price", "name", "nameRu", "nameEn", "newest"] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];
