import { screen, within } from "@testing-library/react";
import { dayAfter } from "@zakh/delivery/contract";
import { dayText, seoulDay } from "@zakh/kit/contract";
import type { OwnBooks } from "@zakh/settlements/contract";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { OWN_BOOKS, OWN_STORE, SARAA } from "../../testing/shop-data";
import DashboardPage from "./dashboard";

const ACCOUNT = {
  ...{ bankName: "하나은행", accountNumber: "110-234-567890", accountHolder: "SARAA" },
  givenAt: "2026-11-01T00:00:00.000Z",
};

/** The dashboard of a store with two orders to hand over of five; nothing is answered for books that are undefined. */
async function open(books: Partial<OwnBooks> | undefined) {
  await renderPage(<DashboardPage />, {
    at: "/store/dashboard",
    user: SARAA,
    answers: {
      "GET /api/stores/my-stores": { json: [OWN_STORE] },
      "GET /api/stores/3/products": { json: [] },
      "GET /api/stores/3/books": books ? { json: { ...OWN_BOOKS, ...books } } : { status: 500, text: "" },
      "GET /api/stores/3/orders": ({ query }) => ({
        json: [],
        headers: { "X-Total-Count": query.get("toDo") ? "2" : "5" },
      }),
    },
  });
  return within(await screen.findByRole("list", { name: "Өнөөдөр" }));
}

it("tells what is to be done, what this month brought and what the shop owes, each with the way to its list", async () => {
  const today = await open({ earned: 45_000, balance: 40_500, account: ACCOUNT });
  await today.findByText("₩45,000");
  const tiles = today.getAllByRole("link").map((tile) => [tile.textContent, tile.getAttribute("href")]);
  expect(tiles).toEqual([
    ["Хүргэхээр хүлээж байгаа захиалга2", "/store/dashboard?tab=orders"],
    ["Энэ сард олсон₩45,000", "/store/books"],
    ["Танд өгөх үлдэгдэл₩40,500", "/store/books"],
    ["Барааны тоо0", "/store/dashboard?tab=products"],
    ["Захиалгын тоо5", "/store/dashboard?tab=orders"],
  ]);
});

it("asks for an account while the shop owes the store something and knows none", async () => {
  const today = await open({ balance: 40_500 });
  await today.findByText("Мөнгө хүлээн авах дансаа оруулна уу");
});

it("shows what a store owes the shop with a minus, and asks for no account", async () => {
  const today = await open({ earned: -2000, balance: -2000 });
  expect(await today.findAllByText("−\u2060₩2,000")).toHaveLength(2);
  expect(today.queryByText("Мөнгө хүлээн авах дансаа оруулна уу")).toBeNull();
});

it("shows the rest where the books cannot be read", async () => {
  const today = await open(undefined);
  expect(await today.findAllByText("—")).toHaveLength(2);
  await today.findByText("5");
});

it("names paid orders that were promised a day on which the store sends nothing by now, and only those", async () => {
  const closed = dayAfter(seoulDay(new Date()), 3);
  const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
  const store = {
    ...OWN_STORE,
    sendingDays: { weekdays: [...weekdays], leadDays: 1, closed: [{ from: closed, to: closed }] },
  };
  const promised = [closed, dayAfter(closed, 1), dayAfter(closed, -30), null];
  await renderPage(<DashboardPage />, {
    at: "/store/dashboard",
    user: SARAA,
    answers: {
      "GET /api/stores/my-stores": { json: [store] },
      "GET /api/stores/3/products": { json: [] },
      "GET /api/stores/3/books": { json: OWN_BOOKS },
      "GET /api/stores/3/orders": ({ query }) => ({
        json: query.get("toDo") ? promised.map((leavesOn, index) => ({ id: index + 1, leavesOn })) : [],
      }),
    },
  });
  await screen.findByText("1 захиалгыг илгээхгүй өдрөө илгээнэ гэж амласан байна");
  const links = screen.getAllByRole("link", { name: /^#ORD-/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [`#ORD-0001: ${dayText(closed, "mn")}`, "/store/orders/1"],
  ]);
});
