/** Where browsers reach Medusa's own port: its dashboard, and `/store` for storefronts elsewhere. Ends without a slash. */
export function commerceUrl(): string {
  const { COMMERCE_URL, COMMERCE_PORT = "9000" } = process.env;
  return (COMMERCE_URL ?? `http://127.0.0.1:${COMMERCE_PORT}`).replace(/\/+$/, "");
}
