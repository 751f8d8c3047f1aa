import type { Delivery } from "@zakh/delivery/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";

/** When a seller sends its goods. */
export interface SellersDay {
  name: string;
  /** yyyy-MM-dd. */
  leavesOn: string;
}

/** For which payment sellers' days are counted. */
export interface CountedFrom {
  delivery: Delivery;
  /** When it is paid. */
  at: Date;
}

/** How far the goods of other sellers in an order are; the conditions are over `order_detail d`. */
export interface OtherSellers {
  /** Whether one of them has packed its goods. */
  isPacked: string;
  /** Whether all that is left of the order is theirs, and on its way. */
  isOnTheWay: string;
  /** Whether something that is left of the order is theirs, and not on its way. */
  isAwaited: string;
  /** Whether all that is left of the order is theirs, and they can deliver nothing of it. */
  isUndeliverable: string;
  /** Whether the customer of `d` is the seller of its `order_line line`. */
  isOwnLine: string;
  /** When each of these stores (public ids) sends what is paid then; those that promise no day are left out. */
  daysOf(sql: Queryable, storeIds: readonly number[], from: CountedFrom): Promise<SellersDay[]>;
  /** When they have promised, at its payment, to send their goods of an order, by its public id. */
  promisedDays(sql: Queryable, orderId: number): Promise<SellersDay[]>;
  /** Keys of the mails about their parcels of an order, by its public id. */
  parcelMails(sql: Queryable, orderId: number): Promise<string[]>;
}

let others: OtherSellers = {
  isPacked: "false",
  isOnTheWay: "false",
  isAwaited: "false",
  isUndeliverable: "false",
  isOwnLine: "false",
  daysOf: async () => [],
  promisedDays: async () => [],
  parcelMails: async () => [],
};

/** Tells how far other sellers are with their goods: the plugin of the stores knows. */
export function registerOtherSellers(registered: OtherSellers): void {
  others = registered;
}

export function otherSellers(): OtherSellers {
  return others;
}

/** When each store in the order with this detail sends what is paid then. */
export async function findSellersDays(sql: Queryable, detailId: string, from: CountedFrom): Promise<SellersDay[]> {
  const { rows } = await sql.query<{ store: number }>(
    "SELECT DISTINCT store_number AS store FROM order_line WHERE order_detail_id = $1 AND store_number IS NOT NULL AND deleted_at IS NULL",
    [detailId],
  );
  const storeIds = rows.map(({ store }) => store);
  return storeIds.length === 0 ? [] : others.daysOf(sql, storeIds, from);
}
