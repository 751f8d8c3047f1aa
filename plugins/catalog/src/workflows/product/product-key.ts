/** Lock key for changing or deleting the product with this public id. */
export function productKey(number: number): string {
  return `product:${number}`;
}
