import { createRequire } from "node:module";
import { SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import { planDelivery } from "@zakh/delivery/contract";
import { configured } from "@zakh/kit/configuration/configured.testing";
import { dayText, LANGUAGES, seoulDayAndTime, textsOf } from "@zakh/kit/contract";
import { transferCode } from "@zakh/orders/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { orderAlertMail } from "./order-alert-mail";
import { type OrderPlaced, orderPlacedMail } from "./order-placed-mail";

configured({ sessionSecret: "a secret of the tests" });

// Loaded as Node does it, so that all share one copy of the registry.
const load = createRequire(import.meta.url);
const { mailTexts }: typeof import("@zakh/orders/mails/mail-texts") = load("@zakh/orders/mails/mail-texts");
const { partPaymentMail }: typeof import("@zakh/orders/mails/part-payment-mail") = load(
  "@zakh/orders/mails/part-payment-mail",
);
const { reminderMail }: typeof import("@zakh/orders/mails/reminder-mail") = load("@zakh/orders/mails/reminder-mail");
const { registerPaymentMethod }: typeof import("@zakh/orders/payment/payment-method") = load(
  "@zakh/orders/payment/payment-method",
);

const TRANSFER_TEXTS = {
  name: "Transfer",
  hint: "To our account",
  "fact.bankName": "Bank",
  "fact.accountNumber": "Account",
  "mail.amount": "Amount",
  "mail.placed.pay": "Pay {{total}} under the name that stands here.",
  "mail.placed.payElsewhere": "Pay {{total}} with the code below after the sender's name.",
  "mail.placed.next": "We will tell you.",
};

registerPaymentMethod({
  code: "bank_transfer",
  providerId: "pp_test_test",
  immediate: false,
  delivers: true,
  asks: z.object({}),
  facts: ["bankName", "accountNumber"],
  texts: { mn: TRANSFER_TEXTS, ru: TRANSFER_TEXTS, en: TRANSFER_TEXTS, ko: TRANSFER_TEXTS },
  tables: [],
  refuses: [],
  offer: async () => ({ isOffered: true, details: {} }),
  prepare: async () => ({ details: {}, payer: "" }),
  factsOf: (details) => details as Record<string, string>,
});

const EVIL = `<img src=x onerror="alert(1)">`;

const product = {
  number: 1,
  productId: "prod_1",
  variantId: "variant_1",
  inventoryItemId: null,
  ...textsOf(SOLD_TEXT_FIELDS, { name: "Хонины хаа", nameRu: "Баранья лопатка", category: "Хонь" }),
  imageUrl: "",
  price: 62000,
  minOrderQuantity: 1,
  packSize: 1,
  unit: "kg" as const,
  priceDivisor: 4,
  trackStock: false,
  storeId: null,
  seller: null,
};

const beef = {
  ...product,
  number: 2,
  name: "Үхрийн гуя",
  nameRu: "Говяжье бедро",
  nameEn: "Beef round",
  origin: "Австрали",
  originRu: "Австралия",
  originEn: "Australia",
  price: 15000,
  unit: "kg" as const,
  priceDivisor: 1,
};

const PLACED: OrderPlaced = {
  number: 42,
  draft: {
    lines: [
      { product: beef, quantity: 1.5, lineTotal: 22500, lineItemId: "ordli_1" },
      { product, quantity: 6, lineTotal: 93000, lineItemId: "ordli_2" },
    ],
    subtotal: 115500,
    shippingFee: 4000,
    transferDiscount: 0,
    creditUsed: 0,
    paymentTermHours: 0,
    delivery: null,
    sellersDays: [],
    total: 119500,
    payment: { details: { bankName: "KB", accountNumber: "110-234-567890" }, payer: "BOLD" },
  },
  form: {
    customerEmail: "bold+meat@example.com",
    paymentMethod: "bank_transfer",
    customerAddress: "서울 강남구 테헤란로 1\n101동 202호",
  },
  placedAt: new Date("2026-11-26T05:05:00Z"),
  toOwnAddress: true,
  language: "mn",
  shop: { shopName: "Зах", phone: "010-1234-5678", email: "shop@example.com" },
  notice: "Notice",
};

/** A long weekend, and then some closed days. */
const CALENDAR = {
  hasDays: true,
  cutOffHour: 16,
  saturdays: false,
  holidays: ["2026-11-26", "2026-11-27"],
  closed: [{ from: "2026-12-02", to: "2026-12-08", takesOrders: true, ...textsOf(["text"]) }],
};
const ORDERED_AT = [
  "2026-11-25T09:00",
  "2026-11-25T20:00",
  "2026-11-27T10:00",
  "2026-11-30T17:00",
  "2026-12-02T08:00",
].map((seoul) => new Date(`${seoul}+09:00`));

describe.each(LANGUAGES)("the mails about a new order in %s", (language) => {
  it("say that the shop collects the money only where a store's goods are among them", () => {
    const ofStore = { ...beef, storeId: 4, seller: { id: 4, name: "Буузны газар" } };
    const placed = (sold: typeof beef | typeof ofStore) =>
      orderPlacedMail({
        ...PLACED,
        language,
        draft: { ...PLACED.draft, lines: [{ product: sold, quantity: 1, lineTotal: 15000, lineItemId: "ordli_1" }] },
      }).text;
    expect(placed(ofStore)).toContain(mailTexts(language)("shopCollects"));
    expect(placed(beef)).not.toContain(mailTexts(language)("shopCollects"));
  });

  it("state what was ordered, and where to pay how much under which name", () => {
    const { key, to, subject, html, text } = orderPlacedMail({ ...PLACED, language });
    expect({ key, to }).toEqual({ key: "order-placed:42", to: "bold+meat@example.com" });
    expect(subject).toMatch(/^Зах: .*ORD-0042/);
    for (const part of [
      "KB",
      "110-234-567890",
      "BOLD",
      "₩119,500",
      "₩115,500",
      "₩4,000",
      "₩22,500",
      "₩15,500 (₩62,000 / 4",
    ]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).toMatch(/\nhttp:\/\/localhost:3000\/order-confirmation\?id=42&key=[0-9a-z]+\.[\w-]{22}\n/);
    expect(`${html}${text}`).not.toContain("email=");
  });

  it("say until when to pay, with weekday and time in Seoul, and nothing where there is no deadline", () => {
    const draft = { ...PLACED.draft, paymentTermHours: 72 };
    const deadline = seoulDayAndTime("2026-11-29T05:05:00Z", language);
    const { html, text } = orderPlacedMail({ ...PLACED, draft, language });
    for (const shown of [html, text]) expect(shown).toContain(deadline);
    expect(orderPlacedMail({ ...PLACED, language }).text).not.toContain(deadline);
  });

  it("name each store's own day for a payment now, to another address only what the shop says", () => {
    const draft = { ...PLACED.draft, sellersDays: [{ name: "Буузны газар", leavesOn: "2026-12-03" }] };
    const { text } = orderPlacedMail({ ...PLACED, draft, language });
    const day = `${dayText("2026-12-03", language)} (${mailTexts(language)("ifPaid.now")})`;
    expect(text.split("\n").find((line) => line.includes("Буузны газар"))).toContain(day);
    const free = orderPlacedMail({ ...PLACED, draft: { ...draft, creditUsed: draft.total }, language });
    expect(free.text).not.toContain(mailTexts(language)("ifPaid.now"));
    expect(orderPlacedMail({ ...PLACED, draft, toOwnAddress: false, language }).text).not.toContain("Буузны газар");
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    "name one moment to pay by at most with %i days to pay, whatever the calendar",
    (days) => {
      for (const placedAt of ORDERED_AT) {
        const draft = { ...PLACED.draft, paymentTermHours: days * 24, delivery: planDelivery(CALENDAR, placedAt) };
        const { text } = orderPlacedMail({ ...PLACED, draft, placedAt, language });
        // A moment has its day; an hour of the day on which the order leaves has none.
        const moments = text.match(/[,)] \d\d:\d\d/g) ?? [];
        expect(moments).toHaveLength(days === 0 ? 0 : 1);
      }
    },
  );

  it("have a line for the transfer discount, and none where nothing was taken off", () => {
    const draft = { ...PLACED.draft, transferDiscount: 37, total: 119463 };
    const form = { ...PLACED.form, customerName: "Болд", customerPhone: "010-9988-7766" };
    const alert = { ...PLACED, form, to: "owner@example.com", language };
    for (const mail of [orderPlacedMail({ ...PLACED, draft, language }), orderAlertMail({ ...alert, draft })]) {
      for (const part of ["−₩37", "₩119,463"]) expect(mail.text).toContain(part);
    }
    for (const mail of [orderPlacedMail({ ...PLACED, language }), orderAlertMail(alert)]) {
      expect(mail.text).not.toContain("−₩");
    }
  });

  it.each([true, false])("leave no placeholder unfilled (to the own address: %s)", (toOwnAddress) => {
    const mail = orderPlacedMail({ ...PLACED, toOwnAddress, language });
    expect(mail.language).toBe(language);
    expect(mail.text).toContain("ORD-0042");
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]|undefined|NaN/);
  });
});

it.each(LANGUAGES)(
  "ask for every transfer under one form of name and code, elsewhere under the code alone (%s)",
  (language) => {
    const changeId = "ordch_1";
    const { number, shop } = PLACED;
    const mails = (depositor: string) => {
      const addressee = {
        accountNumber: 1,
        email: "bold@example.com",
        language,
        paymentMethod: "bank_transfer",
        depositor,
      };
      const { details } = PLACED.draft.payment;
      return [
        orderPlacedMail({ ...PLACED, language, toOwnAddress: depositor !== "" }),
        reminderMail({ changeId, number, due: 900, details, deadline: null, addressee, shop }),
        partPaymentMail({ changeId, number, amount: 27_000, due: 900, addressee, shop }),
      ];
    };
    const text = mailTexts(language);
    const code = transferCode(number);
    for (const mail of mails("BOLD")) expect(mail.text).toContain(`${text("senderText")}: BOLD ${code}`);
    for (const mail of mails("")) {
      expect(mail.text).toContain(`${text("transferCode")}: ${code}`);
      expect(mail.text + mail.html).not.toContain("BOLD");
    }
  },
);

it("show the shop's phone and how to reach it, and nothing when the owner has set none", () => {
  const mail = (shop: OrderPlaced["shop"]) => orderPlacedMail({ ...PLACED, shop, language: "en" }).text;
  const { shop } = PLACED;
  expect(mail(shop)).toContain("You can reach us by phone at 010-1234-5678, or by replying to this email.");
  expect(mail({ ...shop, email: "" })).toContain("You can reach us by phone at 010-1234-5678.");
  expect(mail({ ...shop, phone: "", email: "" })).not.toContain("reach us");
});

it("contain the delivery address, line by line, only when sent to the account's own address", () => {
  const own = orderPlacedMail(PLACED);
  expect(own.text).toContain("Хүргэлтийн хаяг:\n    서울 강남구 테헤란로 1\n    101동 202호\n");
  expect(own.html).toContain("서울 강남구 테헤란로 1<br>101동 202호");
  const elsewhere = orderPlacedMail({ ...PLACED, toOwnAddress: false });
  expect(elsewhere.html + elsewhere.text).not.toContain("서울");
});

it("name products in the mail's language, and mark a name that exists in Mongolian only", () => {
  const mail = (language: OrderPlaced["language"]) => orderPlacedMail({ ...PLACED, language });
  expect(mail("mn").text).toContain("Үхрийн гуя, 1.5");
  expect(mail("ru").text).toContain("Говяжье бедро, 1,5");
  expect(mail("en").text).toContain("Beef round, 1.5");
  expect(mail("en").html).toContain('<span lang="mn">Хонины хаа</span>');
  for (const language of ["mn", "ru"] as const) expect(mail(language).html).not.toContain('<span lang="mn">');
});

describe("where a product comes from", () => {
  it("is shown to customer and owner in the mail's language, otherwise in Mongolian, and not at all when it is not set", () => {
    const alert = (language: OrderPlaced["language"]) =>
      orderAlertMail({
        number: 42,
        draft: PLACED.draft,
        form: { ...PLACED.form, customerName: "Болд", customerPhone: "010-9988-7766" },
        shop: PLACED.shop,
        to: "shop@example.com",
        language,
      });
    for (const mail of [alert, (language: OrderPlaced["language"]) => orderPlacedMail({ ...PLACED, language })]) {
      expect(mail("mn").text).toMatch(/^Үхрийн гуя, .* \(Гарал үүсэл: Австрали\): ₩22,500$/m);
      expect(mail("ru").text).toMatch(/^Говяжье бедро, .* \(Страна происхождения: Австралия\): ₩22,500$/m);
      expect(mail("en").html).toContain(">Origin: Australia</div>");
      expect(mail("ko").html).toContain('>원산지: <span lang="mn">Австрали</span></div>');
      expect(mail("en").text.match(/Origin/g)).toHaveLength(1);
    }
  });

  it("is not in a mail to another address when a store has written it", () => {
    const lines = PLACED.draft.lines.map((line) => ({ ...line, product: { ...line.product, storeId: 7 } }));
    const mail = (toOwnAddress: boolean) =>
      orderPlacedMail({ ...PLACED, draft: { ...PLACED.draft, lines }, toOwnAddress }).text;
    expect(mail(true)).toContain("Австрали");
    expect(mail(false)).not.toContain("Австрали");
  });
});

it("of a method without a depositor show none", () => {
  const payment = { ...PLACED.draft.payment, payer: "" };
  expect(orderPlacedMail({ ...PLACED, draft: { ...PLACED.draft, payment } }).text).not.toContain("Шилжүүлэгч");
});

const LURE = "Win\r\nnow\u202E: https://evil.example/x www.evil.example evil.mn bold@evil.example";

describe("user input", () => {
  const lines = PLACED.draft.lines.map((line) => ({
    ...line,
    product: { ...line.product, name: LURE, nameRu: LURE, nameEn: LURE, origin: LURE, originEn: LURE, storeId: 7 },
  }));
  const lured: OrderPlaced = {
    ...PLACED,
    draft: { ...PLACED.draft, lines, payment: { ...PLACED.draft.payment, payer: LURE } },
    form: { ...PLACED.form, customerAddress: LURE },
  };

  it.each([true, false])("is never a link in a mail (to the own address: %s)", (toOwnAddress) => {
    const { html, text, subject } = orderPlacedMail({ ...lured, toOwnAddress });
    const own = /http:\/\/localhost:3000\/\S*?(?=["<\s])/g;
    const rest = `${subject}\n${html.replace(own, "")}\n${text.replace(own, "")}`;
    expect(rest).not.toMatch(/:\/\/|www\.\S|\.(?:example|mn)|\S@\S|\u202E/);
    expect(text.split("\n").filter((part) => part.startsWith("now"))).toEqual([]);
  });

  it("is limited to the 14 characters that a bank shows of the depositor in a mail to the own address", () => {
    const payment = { ...PLACED.draft.payment, payer: "Win a prize today, write to us and hear how" };
    const { text } = orderPlacedMail({ ...PLACED, draft: { ...PLACED.draft, payment } });
    expect(text).toContain(`: how ${transferCode(PLACED.number)}\n`);
    expect(text).not.toContain("write");
  });

  it("is not in a mail to another address at all, and that mail has the code to write after the depositor", () => {
    const { html, text } = orderPlacedMail({ ...lured, toOwnAddress: false, language: "en" });
    for (const part of ["Win", "evil"]) expect(html + text).not.toContain(part);
    expect(text).toContain("the code below after the sender's name");
    expect(text).toContain(`Transfer code: ${transferCode(lured.number)}`);
    expect(text).toContain("Хонь, 6 kg");
    expect(text).toContain("110-234-567890");
  });

  it("does not include names of the shop's own products, which every mail shows", () => {
    expect(orderPlacedMail({ ...PLACED, toOwnAddress: false }).text).toContain("Хонины хаа, 6");
  });
});

it("shows markup in names as text", () => {
  const { draft } = PLACED;
  const { html, text } = orderPlacedMail({
    ...PLACED,
    shop: { ...PLACED.shop, shopName: EVIL },
    draft: {
      ...draft,
      lines: draft.lines.map((line) => ({ ...line, product: { ...line.product, name: EVIL } })),
      payment: { details: { bankName: EVIL, accountNumber: EVIL }, payer: EVIL },
    },
  });
  expect(html).not.toContain("<img");
  expect(html.split("&lt;img src=x")).toHaveLength(6);
  expect(text).toContain(EVIL);
});

it("the owner's mail about a new order has what the customer asks of the courier, where anything is asked", () => {
  const alert = { ...PLACED, to: "owner@example.com", language: "mn" as const };
  const form = { ...PLACED.form, customerName: "Болд", customerPhone: "010-1234-5678" };
  expect(orderAlertMail({ ...alert, form }).text).not.toContain("Хүргэгчид хэлэх зүйл");
  expect(orderAlertMail({ ...alert, form: { ...form, deliveryNote: "문 앞에 놓아 주세요" } }).text).toContain(
    "Хүргэгчид хэлэх зүйл: 문 앞에 놓아 주세요",
  );
});
