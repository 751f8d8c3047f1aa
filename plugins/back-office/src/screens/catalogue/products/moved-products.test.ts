import type { Product } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { canMove, movedProducts, stillThere, toggledStar } from "./moved-products";

const productOf = (id: number, isFeatured = false) => ({ id, isFeatured }) as Product;
const products = [productOf(1, true), productOf(2), productOf(3)];
const idsOf = (all: readonly Product[]) => all.map(({ id }) => id);

it("moves a product, but never above one with a star, as the shop would not show it there", () => {
  expect(idsOf(movedProducts(products, 2, 1))).toEqual([1, 3, 2]);
  expect(idsOf(movedProducts(products, 2, 0))).toEqual([1, 3, 2]);
  expect(idsOf(movedProducts(products, 0, 2))).toEqual([1, 2, 3]);
});

it("offers a move only among those with a star, or among those without", () => {
  expect(canMove(products, 2, 1)).toBe(true);
  expect(canMove(products, 1, 0)).toBe(false);
  expect(canMove(products, 0, 1)).toBe(false);
  expect(canMove(products, 0, -1)).toBe(false);
  expect(canMove(products, 2, 3)).toBe(false);
});

it("puts a product that gets its star behind the others with one, and one that loses it behind them too", () => {
  expect(idsOf(toggledStar(products, 3))).toEqual([1, 3, 2]);
  expect(toggledStar(products, 3)[1]?.isFeatured).toBe(true);
  expect(idsOf(toggledStar([productOf(1, true), productOf(2, true), productOf(3)], 1))).toEqual([2, 1, 3]);
});

it("keeps what was moved when a product was deleted meanwhile", () => {
  expect(idsOf(stillThere([productOf(3), productOf(1), productOf(2)], [productOf(2), productOf(3)]))).toEqual([3, 2]);
});
