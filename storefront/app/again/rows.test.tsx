import { screen, waitFor, within } from "@testing-library/react";
import type { BoughtProduct } from "@zakh/favorites/contract";
import { expect, it } from "vitest";
import { AddToCart } from "../cart/add-to-cart";
import { ListView } from "../shop/home/list-view";
import { pause, renderPage } from "../testing/render-page";
import { productOf, SARAA } from "../testing/shop-data";
import BoughtBefore from "./bought-before";
import { RecentlySeenSpace } from "./recently-seen-space";

const bought = (id: number, changes: object = {}): BoughtProduct => ({
  product: productOf(id, changes),
  times: 2,
  lastBoughtOn: "2026-11-01T00:00:00.000Z",
  usualQuantity: 2,
});

const row = (
  <AddToCart>
    <BoughtBefore />
  </AddToCart>
);

const stored = (key: string): { id: number }[] => JSON.parse(window.localStorage.getItem(key) ?? "[]");

it("stores what was bought for the next page, and shows nothing where no space was kept", async () => {
  const answers = { "GET /api/user/bought-products": { json: [bought(1)] } };
  await renderPage(row, { at: "/", user: SARAA, answers });
  await waitFor(() => expect(stored("bought-before").map(({ id }) => id)).toEqual([1]));
  expect(screen.queryByRole("heading", { name: "Өмнө авсан" })).toBeNull();
});

it("shows what this device knows, first of the chosen category, then what the account has bought; nothing is kept when nothing is left", async () => {
  window.localStorage.setItem(
    "bought-before",
    JSON.stringify([
      { ...productOf(1), usual: 2 },
      { ...productOf(2, { category: "Тахиа" }), usual: 1 },
      { id: "broken" },
    ]),
  );
  const { resumed, resume } = pause();
  const answers = { "GET /api/user/bought-products": () => resumed.then(() => ({ json: [] })) };
  await renderPage(row, { at: `/?category=${encodeURIComponent("Тахиа")}`, user: SARAA, answers });
  await screen.findByRole("heading", { name: "Өмнө авсан" });
  const adding = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(adding).toEqual(["Хонины мах 2: 1 кг сагсанд нэмэх", "Хонины мах 1: 2 кг сагсанд нэмэх"]);
  resume();
  await waitFor(() => expect(window.localStorage.getItem("bought-before")).toBeNull());
});

it("remembers the last twelve products of this device, and shows the others at today's prices", async () => {
  const seen = Array.from({ length: 12 }, (_, place) => productOf(place + 1));
  window.localStorage.setItem("recently-seen", JSON.stringify(seen));
  const page = (
    <AddToCart>
      <RecentlySeenSpace seen={productOf(20)} />
    </AddToCart>
  );
  const sold = seen.slice(1).map((product) => ({ ...product, price: 77_000 }));
  await renderPage(page, { at: "/products/20", answers: { "GET /api/products": { json: sold } } });
  const section = within(await screen.findByRole("region", { name: "Саяхан үзсэн" }));
  await waitFor(() => expect(section.getAllByRole("article")).toHaveLength(11));
  expect(section.getAllByText("₩77,000")).toHaveLength(11);
  expect(stored("recently-seen").map(({ id }) => id)).toEqual([20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it("shows rows instead of cards by a press, in the address and on this device", async () => {
  const { person } = await renderPage(<ListView />, { at: "/" });
  const toggle = await screen.findByRole("button", { name: "Жагсаалтаар харах" });
  await person.click(toggle);
  expect([window.location.search, window.localStorage.getItem("list-view")]).toEqual(["?view=list", "list"]);
  expect(document.documentElement.hasAttribute("data-list")).toBe(true);
  await person.click(toggle);
  expect([window.location.search, window.localStorage.getItem("list-view")]).toEqual(["", null]);
  expect(toggle.getAttribute("aria-pressed")).toBe("false");
});
