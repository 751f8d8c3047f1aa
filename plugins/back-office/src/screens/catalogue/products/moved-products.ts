import { arrayMove } from "@dnd-kit/sortable";
import type { Product } from "@zakh/catalog/contract";

/** As the shop shows them: those with a star first, each group in its order. */
export function starredFirst(products: readonly Product[]): Product[] {
  return [...products.filter(({ isFeatured }) => isFeatured), ...products.filter(({ isFeatured }) => !isFeatured)];
}

/** The order after a product was moved from one place to another, from 0. */
export function movedProducts(products: readonly Product[], from: number, to: number): Product[] {
  return starredFirst(arrayMove([...products], from, to));
}

/** The order after a product got its star, or lost it. */
export function toggledStar(products: readonly Product[], id: number): Product[] {
  return starredFirst(products.map((one) => (one.id === id ? { ...one, isFeatured: !one.isFeatured } : one)));
}

/** Whether a product can move to this place: only among those with a star, or among those without. */
export function canMove(products: readonly Product[], from: number, to: number): boolean {
  const [product, neighbour] = [products[from], products[to]];
  return product !== undefined && neighbour !== undefined && product.isFeatured === neighbour.isFeatured;
}

/** The order without the products that are no longer there. */
export function stillThere(products: readonly Product[], present: readonly Product[]): Product[] {
  const ids = new Set(present.map(({ id }) => id));
  return products.filter(({ id }) => ids.has(id));
}
