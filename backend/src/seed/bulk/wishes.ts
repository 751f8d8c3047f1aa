/** How much the shop is to hold in all; null where nothing was wished. */
export interface Wishes {
  /** Products on sale. */
  products: number | null;
  orders: number | null;
}
