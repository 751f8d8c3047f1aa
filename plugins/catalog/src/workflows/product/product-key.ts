/** What everybody waits for who changes or deletes the product with this public id. */
export function productKey(number: number): string {
  return `product:${number}`;
}
