import { createRequire } from "node:module";
import { SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import type { NewOrder } from "@zakh/checkout/mails/new-order";
import { LANGUAGES, textsOf } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { z } from "zod";
import { CONFIRMED_TITLES, STORE_DECISIONS, type StoreOrder } from "../contract";
import { mailTexts } from "./mail-texts";
import { storeDecisionMail } from "./store-decision-mail";
import { storeOrderChangedMail } from "./store-order-changed-mail";
import { storeOrderMail } from "./store-order-mail";
import { storeOrderPaidMail } from "./store-order-paid-mail";

// Loaded as Node does it, so that all share one copy of the registry.
const { registerPaymentMethod }: typeof import("@zakh/orders/payment/payment-method") = createRequire(import.meta.url)(
  "@zakh/orders/payment/payment-method",
);

const FETCHED = {
  ...{ name: "Fetched", hint: "", "fact.place": "Place", "mail.amount": "" },
  ...{ "mail.placed.pay": "", "mail.placed.payElsewhere": "", "mail.placed.next": "" },
};

registerPaymentMethod({
  ...{ code: "fetched", providerId: "pp_fetched", immediate: false, delivers: false, facts: ["place"], tables: [] },
  ...{ asks: z.object({}), refuses: [], texts: { mn: FETCHED, ru: FETCHED, en: FETCHED, ko: FETCHED } },
  offer: async () => ({ isOffered: true, details: {} }),
  prepare: async () => ({ details: {}, payer: "" }),
  factsOf: ({ place }) => ({ place: String(place) }),
});

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

const OWNER = {
  storeId: 7,
  store: "Говь evil.example",
  accountNumber: 1,
  email: "owner@example.com",
  language: "mn",
} as const;

/** The order as the store sees it once it is paid. */
const PAID: StoreOrder = {
  id: 42,
  status: "processing",
  state: "new",
  isToDo: true,
  pickup: null,
  leavesOn: null,
  courierName: "",
  trackingNumber: "",
  trackingLink: null,
  customerName: "Болд",
  customerPhone: "010-9988-7766",
  customerAddress: "서울 강남구 1\n101동",
  doorCode: "#77",
  deliveryNote: "Үүдэнд",
  subtotal: 18000,
  items: [
    {
      id: 1,
      orderId: 42,
      productId: 1,
      quantity: 1.5,
      unit: "kg",
      price: 12000,
      priceDivisor: 1,
      lineTotal: 18000,
      packedQuantity: null,
      traceNumbers: [],
      weightReduction: 0,
      product,
    },
  ],
  createdAt: "2026-11-30T00:00:00.000Z",
};

it.each(LANGUAGES)(
  "a store's owner hears of its own lines, and of the recipient once it is paid, in %s",
  (language) => {
    const owner = { ...OWNER, language };
    const placed = storeOrderMail(ORDER, owner);
    const paid = storeOrderPaidMail(PAID, owner, "Зах");
    expect(placed).toMatchObject({ key: "store-order:42:7", to: "owner@example.com" });
    expect(paid).toMatchObject({ key: "store-order-paid:42:7", to: "owner@example.com" });
    const called = language === "en" ? "Dried curds" : "Ааруул";
    const recipient = ["Болд", "010-9988-7766", "101동"];
    for (const mail of [placed, paid]) {
      expect(mail.subject).toContain("ORD-0042");
      for (const part of [called, "₩18,000", language === "ru" ? "1,5 кг" : "1.5", ORIGIN[language]]) {
        expect(mail.text).toContain(part);
        expect(mail.html.replace(/<\/?span[^>]*>/g, "")).toContain(part);
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
        "#77",
        "{{",
      ])
        expect(mail.text + mail.html).not.toContain(part);
    }
    for (const part of recipient) {
      expect(placed.text).not.toContain(part);
      expect(paid.text).toContain(part);
    }
  },
);

it.each(LANGUAGES)("and to wait for money only where some is to come, in %s", (language) => {
  const owner = { ...OWNER, language };
  const text = mailTexts(language);
  const shown = { number: "ORD-0042", store: "Говь" };
  const says = (draft: Partial<NewOrder["draft"]>) =>
    storeOrderMail({ ...ORDER, draft: { ...ORDER.draft, ...draft } }, { ...owner, store: "Говь" }).text;
  const again = { lines: ORDER.draft.lines.map((line) => ({ ...line, lineTotal: 0 })), total: 0 };
  expect(says({ creditUsed: 153999 })).toContain(text("order.text", shown));
  expect(says({ creditUsed: 154000 })).toContain(text("order.settled", shown));
  expect(says(again)).toContain(text("order.replacement", shown));
  const free = storeOrderPaidMail({ ...PAID, subtotal: 0 }, { ...owner, store: "Говь" }, "Зах");
  expect(free.text).toContain(text("replacement.text", shown));
  expect(free.subject + free.text).not.toContain(text("paid.subject", shown));
});

it.each(LANGUAGES)("and where to bring what its buyer picks up, in %s", (language) => {
  const owner = { ...OWNER, language };
  const placed = storeOrderMail(
    {
      ...ORDER,
      form: { ...ORDER.form, paymentMethod: "fetched" },
      draft: { ...ORDER.draft, payment: { details: { place: "Чонжу 12" }, payer: "" } },
    },
    owner,
  );
  const pickup = { paymentMethod: "fetched", details: { place: "Чонжу 12" } };
  const paid = storeOrderPaidMail({ ...PAID, customerAddress: "Чонжу 12", pickup }, owner, "Зах");
  for (const mail of [placed, paid]) expect(mail.text.match(/Чонжу 12/g)).toHaveLength(1);
  expect(placed.text).not.toContain("101동");
  expect(paid.text).not.toContain(mailTexts(language)("order.address"));
});

it.each(LANGUAGES)("and that an order has changed, which is no change of the store, in %s", (language) => {
  const changed = { order: 42, store: 7, change: 3, news: "altered" } as const;
  const [altered, gone] = [true, false].map((isHers) =>
    storeOrderChangedMail({ ...changed, isHers }, { ...OWNER, language }, "Зах"),
  );
  for (const mail of [altered, gone]) {
    expect(mail?.subject).toContain("ORD-0042");
    expect(mail?.text).toContain("Говь");
  }
  expect(altered?.text).not.toBe(gone?.text);
});

it.each(LANGUAGES)("and of every decision, with its reason and what to do, in %s", (language) => {
  const cases = STORE_DECISIONS.flatMap((kind) => [true, false].map((wasVerified) => ({ kind, wasVerified })));
  const mailOf = (each: (typeof cases)[number], changes = {}) =>
    storeDecisionMail({
      ...each,
      id: "mstd_1",
      changes,
      store: "Говь",
      reason: "Гомдол ирсэн",
      owner: { ...OWNER, language },
      shop: { shopName: "Зах", phone: "043-123-4567", email: "shop@example.com" },
    });
  const mails = cases.map((each) => mailOf(each));
  for (const { key, text, subject } of mails) {
    expect(key).toBe("store-decision:mstd_1");
    expect(text).toContain("Гомдол ирсэн");
    expect(text).toContain("043-123-4567 · shop@example.com");
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
  }
  // Rejecting an unverified store, and taking that back, have texts of their own, so there are two more than decisions.
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(STORE_DECISIONS.length + 2);
  const mend = mailTexts(language)("mend");
  const refused = mailOf({ kind: "suspended", wasVerified: false });
  const suspended = mailOf({ kind: "suspended", wasVerified: true });
  expect([refused, suspended].map(({ text }) => text.includes(mend))).toEqual([true, false]);
  const changed = mailOf({ kind: "changed", wasVerified: true }, { address: "Чонжу 2\nevil.example" }).text;
  expect(changed).toContain(`${CONFIRMED_TITLES.address[language]}:`);
  expect(changed).toContain("Чонжу 2");
  expect(changed).not.toContain("evil.example");
});
