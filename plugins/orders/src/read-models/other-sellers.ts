/** How far the goods of other sellers in an order are, as conditions over `order_detail d`. */
interface OtherSellers {
  /** Whether one of them has packed its goods. */
  isPacked: string;
  /** Whether all that is left of the order is theirs, and on its way. */
  isOnTheWay: string;
  /** Whether all that is left of the order is theirs, and they can deliver nothing of it. */
  isUndeliverable: string;
}

let others: OtherSellers = { isPacked: "false", isOnTheWay: "false", isUndeliverable: "false" };

/** Tells how far other sellers are with their goods: the plugin of the stores knows. */
export function registerOtherSellers(registered: OtherSellers): void {
  others = registered;
}

export function otherSellers(): OtherSellers {
  return others;
}
