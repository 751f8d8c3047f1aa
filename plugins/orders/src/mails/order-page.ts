import { shopPage } from "@zakh/kit/configuration/kit-options";

/** URL of the page that shows an order to anyone who knows its number and email (ruling 11). */
export function orderPage(number: number, email: string): string {
  return confirmationPage({ id: String(number), email });
}

/** URL of the page that shows an order to anyone who has its link. */
export function orderPageOfKey(number: number, key: string): string {
  return confirmationPage({ id: String(number), key });
}

function confirmationPage(query: Record<string, string>): string {
  return shopPage(`/order-confirmation?${new URLSearchParams(query)}`);
}

/** URL of the page on which an order's owner tells the account for returned money; it asks them to sign in. */
export function refundAccountPage(number: number): string {
  return shopPage(`/refund-account?id=${number}`);
}
