import { availableQuantity, lineTotal, minimumQuantity, type Product } from "@zakh/catalog/contract";

/** A chosen product and how much of it. */
export interface ChosenLine {
  product: Product;
  quantity: number;
}

/** The lines with this product's quantity changed; 0 takes it out, a new one is added at the end. */
export function withQuantity(lines: readonly ChosenLine[], product: Product, quantity: number): ChosenLine[] {
  if (quantity <= 0) return lines.filter((line) => line.product.id !== product.id);
  if (lines.some((line) => line.product.id === product.id)) {
    return lines.map((line) => (line.product.id === product.id ? { product, quantity } : line));
  }
  return [...lines, { product, quantity }];
}

/** The first quantity of a product, 0 when it is sold out. */
export function firstQuantity(product: Product): number {
  return availableQuantity(product) === 0 ? 0 : minimumQuantity(product);
}

/** The sum of the lines in won, as the server counts it. */
export function subtotalOf(lines: readonly ChosenLine[]): number {
  return lines.reduce((sum, { product, quantity }) => {
    return sum + lineTotal(product.price, quantity, product.priceDivisor);
  }, 0);
}
