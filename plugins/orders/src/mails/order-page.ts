/** Address of an order in the back office. */
export function backOfficeOrderPage(number: number): string {
  return new URL(`/admin/orders?id=${number}`, process.env.PUBLIC_URL ?? "http://localhost:3000").href;
}

/** URL of the page that shows an order to anyone who knows its number and email (ruling 11). */
export function orderPage(number: number, email: string): string {
  return confirmationPage({ id: String(number), email });
}

/** URL of the page that shows an order to anyone who has its link. */
export function orderPageOfKey(number: number, key: string): string {
  return confirmationPage({ id: String(number), key });
}

function confirmationPage(query: Record<string, string>): string {
  const page = new URL("/order-confirmation", process.env.PUBLIC_URL ?? "http://localhost:3000");
  page.search = new URLSearchParams(query).toString();
  return page.href;
}

/** URL of the page on which an order's owner tells the account for returned money; it asks them to sign in. */
export function refundAccountPage(number: number): string {
  return new URL(`/refund-account?id=${number}`, process.env.PUBLIC_URL ?? "http://localhost:3000").href;
}
