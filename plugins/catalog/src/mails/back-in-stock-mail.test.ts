import { LANGUAGES, textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { type BackInStock, backInStockMail } from "./back-in-stock-mail";

const BACK: BackInStock = {
  alertId: "bisa_1",
  to: "bold@example.com",
  language: "mn",
  product: {
    id: 7,
    ...textsOf(["name"], { name: "Хонины хаа", nameRu: "Баранья лопатка" }),
    price: 62000,
    unit: "kg",
    priceDivisor: 4,
  },
  shop: { shopName: "Зах", phone: "043-123-4567", email: "shop@example.com" },
};

describe.each(LANGUAGES)("the mail of a product that is back, in %s", (language) => {
  const mail = () => backInStockMail({ ...BACK, language });

  it("shows the product's name, price and page", () => {
    const { key, to, subject, html, text } = mail();
    expect({ key, to }).toEqual({ key: "back-in-stock:bisa_1", to: "bold@example.com" });
    expect(subject).toMatch(/^Зах: .*(?:Хонины хаа|Баранья лопатка)/);
    for (const part of [
      "₩62,000 / 4",
      "₩15,500 / ",
      "http://localhost:3000/products/7",
      "043-123-4567 · shop@example.com",
    ]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
  });

  it("leaves no placeholder unfilled", () => {
    const { subject, text } = mail();
    expect(subject + text).not.toMatch(/[{}]|undefined|NaN/);
  });
});

it("names a product in the mail's language", () => {
  expect(backInStockMail({ ...BACK, language: "ru" }).subject).toContain("«Баранья лопатка»");
  expect(backInStockMail({ ...BACK, language: "en" }).html).toContain('<span lang="mn">Хонины хаа</span>');
});

it("turns a store's name for its product into neither a link nor mark-up", () => {
  const name = "$& www.evil.example <b>https://evil.mn</b>";
  const { subject, html, text } = backInStockMail({ ...BACK, product: { ...BACK.product, name } });
  const rest = `${subject}${html}${text}`.replaceAll("http://localhost:3000/products/7", "");
  expect(rest).not.toMatch(/:\/\/|www\.\S|\.(?:example|mn)/);
  expect(html).not.toContain("<b>");
  expect(subject).toContain("$& www. evil. example");
});
