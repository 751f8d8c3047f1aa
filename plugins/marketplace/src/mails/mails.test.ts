import { SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import type { NewOrder } from "@zakh/checkout/mails/new-order";
import { LANGUAGES, textsOf } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { STORE_DECISIONS } from "../contract";
import { storeDecisionMail } from "./store-decision-mail";
import { storeOrderMail } from "./store-order-mail";

const product = {
  number: 1,
  productId: "prod_1",
  variantId: "variant_1",
  inventoryItemId: null,
  ...textsOf(SOLD_TEXT_FIELDS, {
    name: "Ааруул",
    nameEn: "Dried curds",
    category: "Цагаан идээ",
    origin: "Монгол",
    originRu: "Монголия",
  }),
  imageUrl: "",
  price: 12000,
  minOrderQuantity: 1,
  packSize: 1,
  unit: "kg" as const,
  priceDivisor: 1,
  trackStock: false,
  storeId: 7,
  seller: null,
};

const ORDER: NewOrder = {
  number: 42,
  draft: {
    lines: [
      { product, quantity: 1.5, lineTotal: 18000, lineItemId: "ordli_1" },
      {
        product: { ...product, name: "Бусдын мах", nameEn: "", storeId: 8 },
        quantity: 1,
        lineTotal: 77000,
        lineItemId: "ordli_2",
      },
      {
        product: { ...product, name: "Захын мах", nameEn: "", storeId: null },
        quantity: 1,
        lineTotal: 55000,
        lineItemId: "ordli_3",
      },
    ],
    subtotal: 150000,
    shippingFee: 4000,
    transferDiscount: 0,
    creditUsed: 0,
    total: 154000,
    payment: { details: {}, payer: "BOLD" },
  },
  form: {
    customerName: "Болд",
    customerEmail: "bold@example.com",
    customerPhone: "010-9988-7766",
    customerAddress: "서울 강남구 1\n101동",
    paymentMethod: "bank_transfer",
  },
  shop: { shopName: "Зах", phone: "", email: "" },
};

/** Texts without a translation are shown in Mongolian. */
const ORIGIN = {
  mn: "Гарал үүсэл: Монгол",
  ru: "Страна происхождения: Монголия",
  en: "Origin: Монгол",
  ko: "원산지: Монгол",
};

const OWNER = { storeId: 7, store: "Говь evil.example", email: "owner@example.com", language: "mn" } as const;

it.each(LANGUAGES)(
  "a store's owner hears of its own lines and the recipient, and of nothing else, in %s",
  (language) => {
    const { key, to, subject, html, text } = storeOrderMail(ORDER, { ...OWNER, language });
    expect({ key, to }).toEqual({ key: "store-order:42:7", to: "owner@example.com" });
    expect(subject).toContain("ORD-0042");
    const called = language === "en" ? "Dried curds" : "Ааруул";
    for (const part of [
      called,
      "₩18,000",
      "Болд",
      "010-9988-7766",
      "101동",
      language === "ru" ? "1,5 кг" : "1.5",
      ORIGIN[language],
    ]) {
      expect(text).toContain(part);
      expect(html.replace(/<\/?span[^>]*>/g, "")).toContain(part);
    }
    for (const part of [
      "Бусдын",
      "Захын",
      "154,000",
      "150,000",
      "77,000",
      "bold@example.com",
      "BOLD",
      "evil.example",
      "{{",
    ]) {
      expect(text + html).not.toContain(part);
    }
  },
);

it.each(LANGUAGES)("and of every decision, with its reason, in %s", (language) => {
  const cases = STORE_DECISIONS.flatMap((kind) => [true, false].map((wasVerified) => ({ kind, wasVerified })));
  const mails = cases.map((each) =>
    storeDecisionMail({
      ...each,
      decisionId: "mstd_1",
      store: "Говь",
      reason: "Гомдол ирсэн",
      owner: { ...OWNER, language },
      shop: { shopName: "Зах", phone: "043-123-4567", email: "shop@example.com" },
    }),
  );
  for (const { key, text, subject } of mails) {
    expect(key).toBe("store-decision:mstd_1");
    expect(text).toContain("Гомдол ирсэн");
    expect(text).toContain("043-123-4567 · shop@example.com");
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
  }
  // Rejecting an unverified store has a text of its own, so there is one text more than decisions.
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(STORE_DECISIONS.length + 1);
});
