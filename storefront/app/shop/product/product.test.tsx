import { screen, within } from "@testing-library/react";
import type { Product } from "@zakh/catalog/contract";
import { textsOf } from "@zakh/kit/contract";
import type { ProductReviews, ShownReview } from "@zakh/reviews/contract";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { AddToCart } from "../../cart/add-to-cart";
import { lineOf } from "../../cart/cart-store";
import { NO_REVIEWS } from "../../lib/data/reviews";
import { type Answers, renderPage } from "../../testing/render-page";
import { productOf, SARAA } from "../../testing/shop-data";
import { ProductGrid } from "../home/product-grid";
import ProductPage from "./product";

const ORIGIN = textsOf(["origin"], { origin: "Монгол", originRu: "Монголия", originEn: "Mongolia" });

/** The page of a product, by somebody who is signed in. */
function openProduct(
  product: Product,
  { reviews = NO_REVIEWS, ...options }: Partial<Parameters<typeof renderPage>[1]> & { reviews?: ProductReviews } = {},
) {
  const loaderData = { product, missing: false, categories: [], related: [], reviews };
  const props = { loaderData } as unknown as ComponentProps<typeof ProductPage>;
  return renderPage(
    <AddToCart>
      <ProductPage {...props} />
    </AddToCart>,
    { at: `/products/${product.id}`, user: SARAA, ...options },
  );
}

const add = () => screen.getByRole("button", { name: "Сагсанд нэмэх" });

it.each([
  ["mn", "Гарал үүсэл: Монгол", 0],
  ["ru", "Страна происхождения: Монголия", 0],
  ["en", "Origin: Mongolia", 0],
  ["ko", "원산지: Монгол", 1],
] as const)(
  "shows the origin in the page's language, and marks it where it is in another: %s",
  async (language, told, marked) => {
    await openProduct(productOf(1, ORIGIN), { language });
    const origin = within(await screen.findByRole("article")).getByText(
      (_, element) => element?.tagName !== "P" && element?.textContent === told,
    );
    expect(origin.querySelectorAll("[lang=mn]")).toHaveLength(marked);
  },
);

it("shows no origin where there is none", async () => {
  await openProduct(productOf(1));
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(/Гарал үүсэл/)).toBeNull();
});

it("shows the origin in the dialog of quantities, too", async () => {
  const products = [productOf(1, ORIGIN)];
  const { person } = await renderPage(
    <AddToCart>
      <ProductGrid choice={{ category: null }} rendered={{ category: null, products }} />
    </AddToCart>,
    { at: "/", user: SARAA, language: "ko" },
  );
  // The last of a card, after its heart.
  const button = (await screen.findAllByRole("button")).at(-1);
  if (button) await person.click(button);
  expect((await screen.findByRole("dialog")).textContent).toContain("원산지: Монгол");
});

it("steps end at the stock, which a text says, and no more than that can be added", async () => {
  const scarce = productOf(1, { minOrderQuantity: 1.5, trackStock: true, stock: 3, available: 3 });
  const { person } = await openProduct(scarce);
  const plus = await screen.findByRole<HTMLButtonElement>("button", { name: "Нэмэх" });
  await person.click(plus);
  await person.click(plus);
  within(screen.getByRole("group", { name: "Тоо хэмжээ" })).getByText("3 кг");
  expect(plus.disabled).toBe(true);
  screen.getByText("Хамгийн ихдээ 3 кг авах боломжтой");
  await person.click(add());
  await screen.findByText("«Хонины мах 1» — 3 кг");
  await person.click(add());
  await screen.findByText("Сагсанд нэмэгдсэнгүй");
});

it("steps end at the stock in the dialog of quantities, too", async () => {
  const scarce = productOf(1, { minOrderQuantity: 1.5, trackStock: true, stock: 3, available: 3 });
  const { person } = await renderPage(
    <AddToCart>
      <ProductGrid choice={{ category: null }} rendered={{ category: null, products: [scarce] }} />
    </AddToCart>,
    { at: "/", user: SARAA },
  );
  await person.click(await screen.findByRole("button", { name: /сагсанд нэмэх$/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Хэмжээ сонгох" }));
  const more = dialog.getByRole<HTMLButtonElement>("button", { name: "Нэмэх" });
  await person.click(more);
  await person.click(more);
  dialog.getByText("3 кг");
  expect(more.disabled).toBe(true);
});

it("says how much was added where 99 kg are reached", async () => {
  const { person } = await openProduct(productOf(1), { lines: [lineOf(productOf(1), 97)] });
  const plus = await screen.findByRole("button", { name: "Нэмэх" });
  for (let presses = 0; presses < 4; presses += 1) await person.click(plus);
  await person.click(add());
  await screen.findByText("«Хонины мах 1» — 2 кг. Хамгийн ихдээ 99 кг авах боломжтой.");
  await person.click(add());
  await screen.findByText("Сагсанд нэмэгдсэнгүй");
});

it("marks the language of the name on the tile of a product without a photo", async () => {
  const name = "Ховор мах";
  await openProduct(productOf(1, { ...textsOf(["name"], { name }) }), { language: "ru" });
  const names = await screen.findAllByText(name);
  expect(names.map((shown) => shown.getAttribute("lang"))).toEqual(["mn", "mn"]);
});

/** A product of which nothing is left, whose alert nobody has asked for. */
const SOLD_OUT = productOf(1, { trackStock: true, available: 0, isSoldOut: true });
const ALERT = "/api/products/1/back-in-stock-alert";
const NO_ALERT = { [`GET ${ALERT}`]: { json: { isSubscribed: false } } };

it("a sold-out product says so, and has neither quantity nor button", async () => {
  await openProduct(SOLD_OUT, { answers: NO_ALERT });
  await screen.findByText("Дууссан");
  expect(screen.queryByRole("button", { name: "Сагсанд нэмэх" })).toBeNull();
  expect(screen.queryByRole("group", { name: "Тоо хэмжээ" })).toBeNull();
});

it("a request for an alert that does not get through says so, and can be repeated, in the page's language", async () => {
  const lost = () => {
    throw new TypeError("Failed to fetch");
  };
  const answers: Answers = { ...NO_ALERT, [`POST ${ALERT}`]: lost };
  const { person, callsOf } = await openProduct(SOLD_OUT, { answers });
  const ask = await screen.findByRole("button", { name: "Ирэхээр нь мэдэгдэл авах" });
  await person.click(ask);
  await screen.findByText("Алдаа гарлаа");
  answers[`POST ${ALERT}`] = { status: 204 };
  await person.click(ask);
  await screen.findByRole("button", { name: "Мэдэгдэл авахаа болих" });
  expect(navigator.language, "another than the page's").toBe("en-US");
  expect(callsOf(`POST ${ALERT}`).map(({ headers }) => headers.get("accept-language"))).toEqual(["mn", "mn"]);
});

const reviewOf = (id: number, more: Partial<ShownReview> = {}): ShownReview => ({
  id,
  rating: 5,
  text: `Сэтгэгдэл ${id}`,
  photos: [],
  author: "Б.",
  writtenAt: "2026-11-20T03:00:00.000Z",
  answer: "",
  answeredAt: null,
  ...more,
});

it("shows what customers say, the shop's answer and the mean in words, and the older ones at a press", async () => {
  const first = Array.from({ length: 10 }, (_, place) => reviewOf(20 - place));
  first[0] = reviewOf(20, { rating: 4, answer: "Баярлалаа", author: "" });
  const reviews = { rating: 4.9, count: 11, distribution: [0, 0, 0, 1, 10], reviews: first };
  const older = { ...reviews, reviews: [reviewOf(11), reviewOf(10)] };
  const { person, callsOf } = await openProduct(productOf(1, { rating: 4.9, reviewCount: 11 }), {
    reviews,
    answers: { "GET /api/products/1/reviews": { json: older } },
  });
  const section = within(await screen.findByRole("region", { name: "Сэтгэгдэл" }));
  section.getByRole("img", { name: "5 одноос 4.9, 11 сэтгэгдэл" });
  const [newest] = section.getAllByRole("article");
  within(newest as HTMLElement).getByRole("img", { name: "4 од" });
  within(newest as HTMLElement).getByText("Худалдан авагч");
  within(newest as HTMLElement).getByText("Баярлалаа");
  await person.click(section.getByRole("button", { name: "Цааш үзэх" }));
  await section.findByText("Сэтгэгдэл 10");
  expect(section.getAllByRole("article")).toHaveLength(11);
  expect(section.queryByRole("button", { name: "Цааш үзэх" })).toBeNull();
  expect(callsOf("GET /api/products/1/reviews").map(({ query }) => query.get("offset"))).toEqual(["10"]);
});

it("asks before a review is reported", async () => {
  const reviews = { rating: 5, count: 1, distribution: [0, 0, 0, 0, 1], reviews: [reviewOf(3)] };
  const { person, callsOf } = await openProduct(productOf(1), {
    reviews,
    answers: { "POST /api/reviews/3/reports": { status: 204 } },
  });
  await person.click(await screen.findByRole("button", { name: "Мэдэгдэх" }));
  expect(callsOf("POST /api/reviews/3/reports")).toEqual([]);
  await person.click(
    within(await screen.findByRole("dialog", { name: "Энэ сэтгэгдлийг мэдэгдэх үү?" })).getByRole("button", {
      name: "Мэдэгдэх",
    }),
  );
  await screen.findByText("Баярлалаа. Бид шалгана.");
  expect(callsOf("POST /api/reviews/3/reports")).toHaveLength(1);
});

it("says of a product without reviews who writes them, and shows no stars", async () => {
  await openProduct(productOf(1));
  await screen.findByText("Энэ барааг авсан хүмүүсийн сэтгэгдэл энд гарна.");
  expect(screen.queryByText(/★/)).toBeNull();
});
