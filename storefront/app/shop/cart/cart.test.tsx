import { screen, waitFor, within } from "@testing-library/react";
import type { Product } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { lineOf } from "../../cart/cart-store";
import { type Answers, renderPage } from "../../testing/render-page";
import { cartOf, productOf, SARAA } from "../../testing/shop-data";
import { currentToast } from "../../ui/toast-store";
import CartPage from "./cart";

it("offers the way to the products while it is empty", async () => {
  await renderPage(<CartPage />, { at: "/cart", user: SARAA, answers: { "GET /api/cart": { json: cartOf([]) } } });
  await screen.findByRole("heading", { name: "Сагс хоосон байна" });
  expect(screen.getByRole("link", { name: "Бараа үзэх" }).getAttribute("href")).toBe("/");
});

it("loses a line with minus at the minimum, and is empty without its last line", async () => {
  const { person } = await renderPage(<CartPage />, {
    at: "/cart",
    user: SARAA,
    lines: [lineOf(productOf(1), 1)],
    answers: {
      "GET /api/cart": { json: cartOf([productOf(1)]) },
      "GET /api/settings/shipping-fee": { json: { value: "4000" } },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Нэмэх" }));
  await person.click(screen.getByRole("button", { name: "Хасах" }));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await person.click(screen.getByRole("button", { name: "Хасах" }));
  screen.getByRole("heading", { name: "Сагс хоосон байна" });
});

/** The cart of 5 kg of one product and 2 kg of another, of which these are for sale. */
async function openCart(forSale: Product[]) {
  const gone = [1, 2].filter((id) => !forSale.some((product) => product.id === id));
  const { person } = await renderPage(<CartPage />, {
    at: "/cart",
    user: SARAA,
    lines: [lineOf(productOf(1), 5), lineOf(productOf(2), 2)],
    answers: {
      "GET /api/cart": { json: cartOf(forSale, gone) },
      "GET /api/settings/shipping-fee": { json: { value: "4000" } },
    },
  });
  const summary = within(await screen.findByRole("complementary", { name: "Захиалгын дүн" }));
  return { person, summary };
}

it("marks a line with more than the stock, does not count it, and corrects it with one press", async () => {
  const scarce = productOf(1, { trackStock: true, available: 3 });
  const { person, summary } = await openCart([scarce, productOf(2)]);
  await screen.findByText("Хамгийн ихдээ 3 кг авах боломжтой");
  await summary.findByText(/1 төрөл/);
  summary.getByText("Зарим барааг захиалах боломжгүй");
  expect(screen.queryByRole("link", { name: "Захиалга хийх" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "3 кг болгох" }));
  await summary.findByText(/2 төрөл/);
  expect(summary.queryByText("Зарим барааг захиалах боломжгүй")).toBeNull();
  screen.getByRole("link", { name: "Захиалга хийх" });
});

it("marks a line whose product is no longer for sale, does not count it, and removes it", async () => {
  const { person, summary } = await openCart([productOf(2)]);
  await screen.findByText("Худалдаанд байхгүй болсон");
  await summary.findByText(/1 төрөл/);
  const [gone] = screen.getAllByRole("button", { name: /сагснаас хасах/ });
  if (gone) await person.click(gone);
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  screen.getByRole("link", { name: "Захиалга хийх" });
});

it("says of a price for several kilograms what one costs", async () => {
  const quarter = productOf(1, { price: 62_000, priceDivisor: 4 });
  await renderPage(<CartPage />, {
    at: "/cart",
    user: SARAA,
    lines: [lineOf(quarter, 6)],
    answers: {
      "GET /api/cart": { json: cartOf([quarter]) },
      "GET /api/settings/shipping-fee": { json: { value: "4000" } },
    },
  });
  const line = await screen.findByRole("article");
  await waitFor(() => expect(line.textContent).toContain("₩62,000 / 4 кг · ₩15,500 / кг"));
  expect(line.textContent).toContain("₩93,000");
});

it("puts a removed line back where it was, whether it went by its button or by minus", async () => {
  const { person } = await openCart([productOf(1), productOf(2)]);
  const names = () => screen.getAllByRole("article").map((line) => within(line).getByRole("heading").textContent);
  await screen.findAllByRole("article");
  const before = names();
  const [remove] = screen.getAllByRole("button", { name: /сагснаас хасах/ });
  if (remove) await person.click(remove);
  expect(names()).toHaveLength(1);
  expect(currentToast()?.tone, "who removes a line is not warned of it").toBe("done");
  await person.click(await screen.findByRole("button", { name: "Буцаах" }));
  expect(names()).toEqual(before);
  const minus = () => screen.getAllByRole("button", { name: "Хасах" })[1] as HTMLElement;
  await person.click(minus());
  await person.click(minus());
  expect(names()).toHaveLength(1);
  await person.click(await screen.findByRole("button", { name: "Буцаах" }));
  expect(names()).toEqual(before);
});

it("says without a connection that the shipping fee is not known, and reads it when the connection is back", async () => {
  const answers: Answers = {
    "GET /api/cart": { json: cartOf([productOf(1)]) },
    "GET /api/settings/shipping-fee": () => {
      throw new TypeError("Failed to fetch");
    },
  };
  await renderPage(<CartPage />, { at: "/cart", user: SARAA, lines: [lineOf(productOf(1), 1)], answers });
  await screen.findByText("Тооцоолж чадсангүй");
  window.dispatchEvent(new Event("offline"));
  answers["GET /api/settings/shipping-fee"] = { json: { value: "4000" } };
  window.dispatchEvent(new Event("online"));
  await screen.findByText("₩4,000");
  expect(screen.queryByText("Тооцоолж чадсангүй")).toBeNull();
});
