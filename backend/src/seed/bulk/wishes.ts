/** How much the shop is to hold in all; null, or nothing, where nothing was wished. */
export interface Wishes {
  /** Products on sale. */
  products?: number | null;
  orders?: number | null;
  /** Accounts, customers and administrators alike. */
  users?: number | null;
  /** Pictures of the media library. */
  pictures?: number | null;
}
