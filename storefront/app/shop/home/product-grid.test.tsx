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
