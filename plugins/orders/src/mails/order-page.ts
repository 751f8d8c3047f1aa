import { shopPage } from "@zakh/kit/configuration/kit-options";
import { type LinkedOrder, orderLinkKey } from "./order-link";

/** URL of the page that shows an order to whoever has got its mail, for 30 days and without signing in (ruling 11). */
export function orderPage(number: number, email: LinkedOrder["email"]): string {
  return orderPageOfKey(number, orderLinkKey({ number, email }));
}

/** URL of the page that shows an order to anyone who has its link. */
export function orderPageOfKey(number: number, key: string): string {
  return shopPage(`/order-confirmation?${new URLSearchParams({ id: String(number), key })}`);
}

/** URL of the page on which an order's owner tells the account for returned money; it asks them to sign in. */
export function refundAccountPage(number: number): string {
  return shopPage(`/refund-account?id=${number}`);
}
