import { expect, it } from "vitest";
import type { Product } from "../contract";
import { drawPriceList } from "./draw-price-list";

const drawn = (name: string) =>
  drawPriceList(
    [{ id: 1, categoryId: 1, category: "Гахай", name, price: 21_500, unit: "kg", priceDivisor: 1 } as Product],
    "mn",
    "2026-11-30",
  );

it("has the letters of a cut's Korean name, and not a box for each", async () => {
  expect(await drawn("삼겹살")).not.toEqual(await drawn("차돌박"));
});

it("has Ө and Ү", async () => {
  expect(await drawn("Өү")).not.toEqual(await drawn("Үө"));
});
