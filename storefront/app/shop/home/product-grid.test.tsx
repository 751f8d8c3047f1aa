import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type Answers, pause, renderPage } from "../../testing/render-page";
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
  await renderPage(<ProductGrid choice={{ category: null }} rendered={{ category: null, products }} />, { at: "/" });
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
  await renderPage(<ProductGrid choice={{ category: null }} rendered={{ category: null, products }} />, { at: "/" });
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

describe("a long list", () => {
  const all = Array.from({ length: 51 }, (_, at) => productOf(at + 1));
  const page = (offset: number) => ({ json: all.slice(offset, offset + 20) });

  /** The first page of it, and what tells that its end came near. */
  async function openLongList(answers: Answers) {
    let tell = (_frames: { isIntersecting: boolean }[]) => {};
    class Observer {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe() {}
      disconnect() {
        tell = () => {};
      }
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    const rendered = { category: null, products: all.slice(0, 20) };
    const { person, callsOf } = await renderPage(<ProductGrid choice={{ category: null }} rendered={rendered} />, {
      at: "/",
      answers,
    });
    await screen.findAllByRole("article");
    return { person, callsOf, scroll: () => act(() => tell([{ isIntersecting: true }])) };
  }

  const count = () => screen.getAllByRole("article").length;

  it("is asked for in pages of twenty, when they are needed", async () => {
    const { scroll, callsOf } = await openLongList({
      "GET /api/products": ({ query }) => page(Number(query.get("offset"))),
    });
    const asked = () => callsOf("GET /api/products").map(({ path }) => path);
    expect(asked()).toEqual([]);
    await waitFor(() => {
      scroll();
      expect(count()).toBe(51);
    });
    expect(asked()).toEqual(["/api/products?limit=20&offset=20", "/api/products?limit=20&offset=40"]);
  });

  it("that cannot be read on can be asked for again", async () => {
    const answers: Answers = { "GET /api/products": { status: 500, text: "" } };
    const { person, scroll } = await openLongList(answers);
    scroll();
    await screen.findByRole("heading", { name: "Барааны жагсаалт ачаалж чадсангүй" });
    expect(count()).toBe(20);
    answers["GET /api/products"] = ({ query }) => page(Number(query.get("offset")));
    await person.click(screen.getByRole("button", { name: "Дахин оролдох" }));
    await waitFor(() => {
      scroll();
      expect(count()).toBe(51);
    });
    expect(screen.queryByRole("heading", { name: "Барааны жагсаалт ачаалж чадсангүй" })).toBeNull();
  });
});

describe("a category", () => {
  const CHICKEN = "Тахианы мах";
  const known = [1, 2].map((id) => productOf(id, { category: CHICKEN }));
  const rendered = { category: null, products: [productOf(10), ...known, productOf(11)] };
  const ids = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

  it("shows the products that the page has, and eight placeholders, before the others arrive", async () => {
    const { resumed, resume } = pause();
    await renderPage(<ProductGrid choice={{ category: CHICKEN }} rendered={rendered} />, {
      at: "/",
      answers: {
        "GET /api/products": async () => {
          await resumed;
          return { json: [...known, productOf(3, { category: CHICKEN })] };
        },
      },
    });
    await waitFor(() => expect(ids()).toEqual(["Хонины мах 1", "Хонины мах 2"]));
    expect(screen.getByRole("status").textContent).toBe("Бараа уншиж байна");
    expect(screen.getAllByRole("listitem")).toHaveLength(2 + 8);
    resume();
    await waitFor(() => expect(ids()).toEqual(["Хонины мах 1", "Хонины мах 2", "Хонины мах 3"]));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("without products says so, and leads to all", async () => {
    const { person } = await renderPage(
      <ProductGrid choice={{ category: "Загас" }} rendered={{ category: "Загас", products: [] }} />,
      { at: "/?category=Загас" },
    );
    await screen.findByRole("heading", { name: "Энэ ангилалд бараа алга" });
    await person.click(screen.getByRole("button", { name: "Бүх бараа үзэх" }));
    await waitFor(() => expect(window.location.search).toBe(""));
    expect(window.location.pathname).toBe("/");
  });
});
