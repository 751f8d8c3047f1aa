// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { productOf } from "../../testing/shop-data";
import { ProductGrid } from "./product-grid";

it("shows more where the end came into sight while the phone was busy", async () => {
  let tell = (_frames: { isIntersecting: boolean }[]) => {};
  class Observer {
    constructor(told: typeof tell) {
      tell = told;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  const products = Array.from({ length: 19 }, (_, at) => productOf(at + 1));
  await renderPage(<ProductGrid category={null} rendered={{ category: null, products }} />, { at: "/" });
  expect(await screen.findAllByRole("article")).toHaveLength(12);
  act(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(await screen.findAllByRole("article")).toHaveLength(19);
});

it("says of each product what 100 g cost, and what the least that is sold costs", async () => {
  const products = [
    productOf(1, { price: 16_900 }),
    productOf(2, { price: 32_900, minOrderQuantity: 0.5 }),
    productOf(3, { price: 62_000, priceDivisor: 4 }),
    productOf(4, { price: 15_000, packSize: 4, minOrderQuantity: 4 }),
    productOf(5, { price: 11_900, unit: "pack", minOrderQuantity: 2 }),
  ];
  await renderPage(<ProductGrid category={null} rendered={{ category: null, products }} />, { at: "/" });
  const cards = await screen.findAllByRole("article");
  const told = cards.map(({ textContent }) =>
    textContent?.match(/₩[\d,]+ ?\/ (?:100 г|багц)|[\d.]+ (?:кг|багц) — ₩[\d,]+/g),
  );
  expect(told).toEqual([
    ["₩1,690 / 100 г"],
    ["₩3,290 / 100 г", "0.5 кг — ₩16,450"],
    ["₩1,550 / 100 г", "1 кг — ₩15,500"],
    ["₩1,500 / 100 г", "4 кг — ₩60,000"],
    ["₩11,900/ багц", "2 багц — ₩23,800"],
  ]);
});
