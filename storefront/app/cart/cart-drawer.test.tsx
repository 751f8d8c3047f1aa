import { act, screen, waitFor, within } from "@testing-library/react";
import type { Product } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { renderPage } from "../testing/render-page";
import { cartOf, productOf, SARAA } from "../testing/shop-data";
import { CartDrawer } from "./cart-drawer";
import { openCartDrawer } from "./cart-drawer-state";
import type { CartLine } from "./cart-line";
import { lineOf } from "./cart-store";

it("closes when a line leads to the page that is open", async () => {
  const { person } = await renderPage(<CartDrawer />, {
    at: "/products/1",
    user: SARAA,
    lines: [lineOf(productOf(1), 1)],
  });
  act(openCartDrawer);
  const drawer = await screen.findByRole("dialog");
  await person.click(await within(drawer).findByRole("link", { name: /Хонины мах 1/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

/** The drawer of this cart, at a page that sells these products. */
async function openDrawer(lines: CartLine[], forSale: Product[]) {
  const answers = { "GET /api/cart": { json: cartOf(forSale) } };
  const { person } = await renderPage(<CartDrawer />, { at: "/contact", user: SARAA, lines, answers });
  act(openCartDrawer);
  return { person, drawer: within(await screen.findByRole("dialog", { name: "Сагс" })) };
}

it("shows the lines, and leads to checkout", async () => {
  const products = [productOf(1), productOf(2)];
  const { person, drawer } = await openDrawer(
    products.map((product) => lineOf(product, 1)),
    products,
  );
  await waitFor(() => expect(drawer.getAllByRole("listitem")).toHaveLength(2));
  await person.click(drawer.getByRole("link", { name: "Захиалга хийх" }));
  await waitFor(() => expect(window.location.pathname).toBe("/checkout"));
});

it("says that it is empty, and leads to the products", async () => {
  const { drawer } = await openDrawer([], []);
  drawer.getByText("Таны сагс хоосон байна");
  expect(drawer.getByRole("link").getAttribute("href")).toBe("/");
});
