import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { AddToCart } from "../../cart/add-to-cart";
import { favorites } from "../../favorites/favorites-store";
import { type Answers, renderPage } from "../../testing/render-page";
import { productOf, SARAA } from "../../testing/shop-data";
import FavoritesPage from "./favorites";

const page = (
  <AddToCart>
    <FavoritesPage />
  </AddToCart>
);

function like(...ids: number[]) {
  favorites.save({ ids, changes: [] });
}

const PRODUCTS: Answers = {
  "GET /api/products": ({ query }) => ({
    json: (query.get("ids") ?? "").split(",").map((id) => productOf(Number(id))),
  }),
};

it("shows a stranger's favourites at today's prices; one that is pressed away stays until the page is left", async () => {
  like(2, 1);
  const { person, callsOf } = await renderPage(page, { at: "/favorites", answers: PRODUCTS });
  const [first] = await screen.findAllByRole("article");
  expect(callsOf("GET /api/products").map(({ query }) => query.get("ids"))).toEqual(["2,1"]);
  const heart = within(first as HTMLElement).getByRole("button", { name: /^Дуртай: / });
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  await person.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("false");
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(favorites.ids()).toEqual([1]);
});

it("shows without a connection what was seen last, and says so", async () => {
  like(1, 3);
  window.localStorage.setItem("favorite-cards", JSON.stringify([1, 2, 3].map((id) => productOf(id))));
  const away = () => {
    throw new TypeError("no network");
  };
  await renderPage(page, { at: "/favorites", answers: { "GET /api/products": away } });
  await screen.findByText(/^Холболт алга/);
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

it("says how to begin where there is nothing, and asks to sign in for what was bought", async () => {
  like();
  const { person } = await renderPage(page, { at: "/favorites", answers: {} });
  await screen.findByText("Дуртай бараа алга");
  await person.click(screen.getByRole("tab", { name: "Авч байсан" }));
  const link = await screen.findByRole("link", { name: "Нэвтрэх" });
  expect(link.getAttribute("href")).toBe(`/auth?next=${encodeURIComponent("/favorites?tab=bought")}`);
});

it("puts the usual quantity of what was bought into the cart by one press, no more than there is", async () => {
  like();
  const bought = [
    { product: productOf(1), times: 3, lastBoughtOn: "2026-11-01T00:00:00.000Z", usualQuantity: 2.5 },
    { product: productOf(2, { available: 1.5 }), times: 1, lastBoughtOn: "2026-10-01T00:00:00.000Z", usualQuantity: 4 },
    { product: productOf(3, { available: 0 }), times: 1, lastBoughtOn: "2026-10-01T00:00:00.000Z", usualQuantity: 1 },
  ];
  const { person } = await renderPage(page, {
    at: "/favorites?tab=bought",
    user: SARAA,
    answers: { "GET /api/user/bought-products": { json: bought } },
  });
  await person.click(await screen.findByRole("button", { name: "Хонины мах 1: 2.5 кг сагсанд нэмэх" }));
  await person.click(screen.getByRole("button", { name: "Хонины мах 2: 1.5 кг сагсанд нэмэх" }));
  screen.getByText("Дууссан");
  await waitFor(() =>
    expect(JSON.parse(window.localStorage.getItem("cart") ?? "[]")).toMatchObject([
      { productId: 1, quantity: 2.5 },
      { productId: 2, quantity: 1.5 },
    ]),
  );
});

it("lets a list that cannot be read be read again", async () => {
  like();
  const answers: Answers = { "GET /api/user/bought-products": { status: 500, json: {} } };
  const { person } = await renderPage(page, { at: "/favorites?tab=bought", user: SARAA, answers });
  const retry = await screen.findByRole("button", { name: "Дахин оролдох" });
  answers["GET /api/user/bought-products"] = { json: [] };
  await person.click(retry);
  await screen.findByText("Авсан бараа алга");
});
