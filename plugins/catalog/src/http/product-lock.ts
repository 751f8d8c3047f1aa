/** What everybody waits for who changes or deletes the product with this public id. */
export function productLock(id: number): string {
  return `product:${id}`;
}
