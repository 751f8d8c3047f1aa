// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import type { Product } from "@zakh/catalog/contract";
import { textsOf } from "@zakh/kit/contract";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { AddToCart } from "../../cart/add-to-cart";
import { lineOf } from "../../cart/cart-store";
import { type Answers, renderPage } from "../../testing/render-page";
import { productOf, SARAA } from "../../testing/shop-data";
import { ProductGrid } from "../home/product-grid";
import ProductPage from "./product";

const ORIGIN = textsOf(["origin"], { origin: "Монгол", originRu: "Монголия", originEn: "Mongolia" });

/** The page of a product, by somebody who is signed in. */
function openProduct(product: Product, options: Partial<Parameters<typeof renderPage>[1]> = {}) {
  const loaderData = { product, missing: false, categories: [], related: [] };
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
  const [button] = await screen.findAllByRole("button");
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
