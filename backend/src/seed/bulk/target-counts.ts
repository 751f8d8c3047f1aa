/** The total numbers to fill the shop up to; null or absent for none. */
export interface TargetCounts {
  products?: number | null;
  orders?: number | null;
  /** Accounts, both customers and administrators. */
  users?: number | null;
  /** Pictures of the media library. */
  pictures?: number | null;
}
