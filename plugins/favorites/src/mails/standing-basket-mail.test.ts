import type { Product } from "@zakh/catalog/contract";
import { DEFAULT_SALE_RULE } from "@zakh/catalog/contract";
import { LANGUAGES } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { offeredLines } from "../contract";
import { standingBasketMail } from "./standing-basket-mail";

const product = (id: number, name: string, available: number | null = null) =>
  ({ id, name, price: 10_000, available, ...DEFAULT_SALE_RULE }) as Product;

const SELLER = { mn: "Зах ХХК", ru: "ООО «Зах»", en: "Zakh Ltd", ko: "자흐" };

const PRODUCTS = [product(1, "Үхрийн мах"), product(2, "Хонины мах", 1.5), product(3, "Тахиа", 0)];

function mail(language: (typeof LANGUAGES)[number], name = "Долоо хоног") {
  const wanted = [1, 2, 3, 4].map((productId) => ({ productId, quantity: 2 }));
  return standingBasketMail({
    id: "stbk_1",
    number: 7,
    name,
    language,
    everyWeeks: 2,
    nextOn: "2026-12-18",
    stopKey: "abcdefghijklmnopqrstuv",
    to: "bold@example.com",
    offered: offeredLines(wanted, PRODUCTS),
    shop: { shopName: "Зах", phone: "", email: "", identity: SELLER },
  });
}

it("has one key a date, today's prices, what is missing, and the next date", () => {
  const proposed = mail("mn");
  const { key, subject, text, html, validUntil } = proposed;
  expect(proposed).toMatchObject({
    purpose: "asked-for",
    stopUrl: expect.stringMatching(/\/api\/standing-baskets\/stop\/abcdefghijklmnopqrstuv$/),
  });
  expect(key).toBe("standing-basket:stbk_1:2026-12-18");
  expect(text).toContain("Зах ХХК");
  expect(validUntil).toBe("2026-12-19T00:00:00.000Z");
  expect(subject).toBe("Зах: «Долоо хоног» сагсаа захиалах уу?");
  expect(text).toContain("Үхрийн мах, 2 кг: ₩20,000");
  expect(text).toContain("Хонины мах, 1.5 кг (хүссэн нь 2 кг): ₩15,000");
  expect(text).toContain("Нийт, хүргэлтгүйгээр: ₩35,000");
  expect(text).toContain("Одоогоор дууссан: Тахиа.");
  expect(text).toContain("Худалдаанаас хасагдсан барааны тоо: 1.");
  expect(text).toContain("Дараагийн имэйл: 2027 оны 1-р сарын 1, Баасан гараг.");
  for (const link of ["/standing-baskets?fill=7", "/standing-baskets?key=abcdefghijklmnopqrstuv"]) {
    expect(text).toContain(link);
    expect(html).toContain(`${link}"`);
  }
});

it.each(LANGUAGES)("has no empty or unfilled text in %s", (language) => {
  const { subject, text, html } = mail(language);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/{{|undefined/);
});

it("makes no link of what a customer calls the basket", () => {
  const { subject, text } = mail("en", "win at evil.example");
  expect(`${subject} ${text}`).not.toContain("evil.example");
});
