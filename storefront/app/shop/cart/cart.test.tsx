// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { lineOf } from "../../cart/cart-store";
import { renderPage } from "../../testing/render-page";
import { productOf, SARAA } from "../../testing/shop-data";
import CartPage from "./cart";

it("offers the way to the products while it is empty", async () => {
  await renderPage(<CartPage />, { at: "/cart", user: SARAA });
  await screen.findByRole("heading", { name: "Сагс хоосон байна" });
  expect(screen.getByRole("link", { name: "Бүтээгдэхүүн үзэх" }).getAttribute("href")).toBe("/");
});

it("loses a line with minus at the minimum, and is empty without its last line", async () => {
  const { person } = await renderPage(<CartPage />, {
    at: "/cart",
    user: SARAA,
    lines: [lineOf(productOf(1), 1)],
    answers: {
      "GET /api/products": { json: [productOf(1)] },
      "GET /api/settings/shipping-fee": { json: { value: "4000" } },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Нэмэх" }));
  await person.click(screen.getByRole("button", { name: "Хасах" }));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await person.click(screen.getByRole("button", { name: "Хасах" }));
  screen.getByRole("heading", { name: "Сагс хоосон байна" });
});
