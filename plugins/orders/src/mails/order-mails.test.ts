import { SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import { planDelivery } from "@zakh/delivery/contract";
import { LANGUAGES, seoulDayAndTime, textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { transferCode } from "../contract/transfer-code";
import { registerPaymentMethod } from "../payment/payment-method";
import { testMethod } from "../payment/payment-method.testing";
import { mailTexts } from "./mail-texts";
import { moneyReturnedMail } from "./money-returned-mail";
import { orderAlertMail } from "./order-alert-mail";
import { type OrderPlaced, orderPlacedMail } from "./order-placed-mail";
import { orderStatusMail, type StatusNotice } from "./order-status-mail";
import { partPaymentMail } from "./part-payment-mail";
import { refundAccountMail } from "./refund-account-mail";
import { reminderMail } from "./reminder-mail";

registerPaymentMethod(testMethod());

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
};

/** A long weekend, and then some closed days. */
const CALENDAR = {
  hasDays: true,
  cutOffHour: 16,
  saturdays: false,
  holidays: ["2026-11-26", "2026-11-27"],
  closed: [{ from: "2026-12-02", to: "2026-12-08", takesOrders: true, text: "", textRu: "", textEn: "" }],
};
const ORDERED_AT = [
  "2026-11-25T09:00",
  "2026-11-25T20:00",
  "2026-11-27T10:00",
  "2026-11-30T17:00",
  "2026-12-02T08:00",
].map((seoul) => new Date(`${seoul}+09:00`));

const CHANGED: StatusNotice = {
  changeId: "ordch_1",
  number: 42,
  total: 26500,
  from: "pending",
  to: "processing",
  toReturn: 0,
  returned: 0,
  credit: 0,
  weightReduction: 0,
  correction: 0,
  weighed: [],
  addressee: { email: "bold@example.com", language: "mn", paymentMethod: "bank_transfer", depositor: "BOLD" },
  shop: { shopName: "Зах", phone: "010-1234-5678", email: "shop@example.com" },
};

const NOTICES = [
  { to: "processing" },
  { to: "completed" },
  { to: "cancelled" },
  { to: "cancelled", toReturn: 26500 },
  { to: "cancelled", returned: 26500 },
] as const;

/** What only a mail says by which money is still to go back, and what only one says by which it went. */
const TO_BE_RETURNED = {
  mn: /буцаан шилжүүлнэ|буцаан шилжүүлэх/,
  ru: /вернём|должны вернуть/,
  en: /will transfer|want to transfer/,
  ko: /돌려 드리겠|돌려드리려/,
};
const RETURNED = { mn: /буцаан шилжүүллээ/, ru: /вернули|перевели/i, en: /have transferred/, ko: /환불해 드렸/ };

describe.each(LANGUAGES)("the mails about an order in %s", (language) => {
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
    expect(text).toContain("\nhttp://localhost:3000/order-confirmation?id=42&email=bold%2Bmeat%40example.com\n");
  });

  it("tell what was packed less, a line that was not there, a correction and what had gone back before from each other", () => {
    const line = { name: "Хонь", nameRu: "Баранина", nameEn: "Mutton" };
    const weighed = [
      { ...line, unit: "kg" as const, quantity: 2, packed: 1.87, less: 2457 },
      { ...line, unit: "kg" as const, quantity: 1, packed: 0, less: 18_900 },
    ];
    const delivered = {
      ...CHANGED,
      from: "processing",
      to: "completed",
      weightReduction: 23_627,
      correction: 1000,
      weighed,
    } as const;
    const mail = orderStatusMail({ ...delivered, addressee: { ...CHANGED.addressee, language } });
    const [light, gone, ...sums] = mail?.text.split("\n").filter((shown) => shown.includes("−₩")) ?? [];
    expect([light, gone]).toEqual([
      expect.stringMatching(/ → 1[.,]87 ?/),
      expect.stringMatching(/ → [^\d]+: −₩18,900$/),
    ]);
    expect(sums.map((shown) => shown.split(": ")[1])).toEqual(["−₩2,457", "−₩18,900", "−₩1,000", "−₩1,270"]);
  });

  it("say until when to pay, with weekday and time in Seoul, and nothing where there is no deadline", () => {
    const draft = { ...PLACED.draft, paymentTermHours: 72 };
    const deadline = seoulDayAndTime("2026-11-29T05:05:00Z", language);
    const { html, text } = orderPlacedMail({ ...PLACED, draft, language });
    for (const shown of [html, text]) expect(shown).toContain(deadline);
    expect(orderPlacedMail({ ...PLACED, language }).text).not.toContain(deadline);
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

  it("say of money to return that it will be returned, and lead to where its account is told", () => {
    const page = "http://localhost:3000/refund-account?id=42";
    const addressee = { ...CHANGED.addressee, language };
    const cancelled = orderStatusMail({ ...CHANGED, to: "cancelled", toReturn: 26500, addressee });
    const paid = orderStatusMail({ ...CHANGED, toReturn: 26500, addressee });
    const { shop, changeId, number } = CHANGED;
    const asked = refundAccountMail({ changeId, number, toTransfer: 26500, addressee, shop });
    for (const mail of [cancelled, paid, asked]) {
      expect(mail?.text).toContain(`\n${page}\n`);
      expect(mail?.text).toContain("₩26,500");
      expect(mail?.text).toMatch(TO_BE_RETURNED[language]);
      expect(mail?.text).not.toMatch(RETURNED[language]);
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]|undefined|NaN/);
    }
    const returned = moneyReturnedMail({ changeId, number, kind: "returned", amount: 26500, left: 0, addressee, shop });
    expect(returned.text).toMatch(RETURNED[language]);
    expect(returned.text).not.toContain(page);
  });

  it("state what has happened, and leave no placeholder unfilled", () => {
    const mails = NOTICES.map((notice) =>
      orderStatusMail({ ...CHANGED, ...notice, addressee: { ...CHANGED.addressee, language } }),
    );
    const placed = [true, false].map((toOwnAddress) => orderPlacedMail({ ...PLACED, toOwnAddress, language }));
    for (const mail of [...placed, ...mails]) {
      expect(mail?.language).toBe(language);
      expect(mail?.text).toContain("ORD-0042");
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]|undefined|NaN/);
    }
    expect(new Set(mails.map((mail) => mail?.text)).size).toBe(NOTICES.length);
  });
});

it.each(LANGUAGES)(
  "ask for every transfer under one form of name and code, elsewhere under the code alone (%s)",
  (language) => {
    const { changeId, number, shop } = CHANGED;
    const mails = (depositor: string) => {
      const addressee = { ...CHANGED.addressee, language, depositor };
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
  const mails = (shop: OrderPlaced["shop"]) => [
    orderPlacedMail({ ...PLACED, shop, language: "en" }),
    ...NOTICES.map((notice) =>
      orderStatusMail({ ...CHANGED, ...notice, shop, addressee: { ...CHANGED.addressee, language: "en" } }),
    ),
  ];
  for (const mail of mails(PLACED.shop)) {
    expect(mail?.text).toContain("You can reach us by phone at 010-1234-5678, or by replying to this email.");
  }
  for (const mail of mails({ ...PLACED.shop, email: "" })) {
    expect(mail?.text).toContain("You can reach us by phone at 010-1234-5678.");
  }
  for (const mail of mails({ ...PLACED.shop, phone: "", email: "" })) expect(mail?.text).not.toContain("reach us");
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

describe("the method of payment", () => {
  it("has its own texts where it defines them, and the common ones elsewhere", () => {
    expect(orderStatusMail({ ...CHANGED, to: "completed" })?.text).toContain("Handed over (mn)");
    const of = { ...CHANGED.addressee, paymentMethod: "gone" };
    expect(orderStatusMail({ ...CHANGED, to: "completed", addressee: of })?.text).toContain("Захиалга хүргэгдлээ");
  });

  it("that has no depositor shows none in the mail", () => {
    const payment = { ...PLACED.draft.payment, payer: "" };
    expect(orderPlacedMail({ ...PLACED, draft: { ...PLACED.draft, payment } }).text).not.toContain("Шилжүүлэгч");
  });
});

describe("a change of status", () => {
  it("is mailed once", () => {
    expect(orderStatusMail(CHANGED)?.key).toBe("order-status:ordch_1");
  });

  it("is not mailed to whoever knows it, unless a delivery was weighed anew", () => {
    const again = (to: "processing" | "completed", weighedAnew: boolean) =>
      orderStatusMail({ ...CHANGED, from: to, to, weighedAnew }) !== undefined;
    expect([again("completed", true), again("completed", false), again("processing", true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("mentions a refund only where money had arrived", () => {
    const refund = orderStatusMail({ ...CHANGED, to: "cancelled", toReturn: 20000 });
    expect(refund?.text).toContain("Буцаан олгох дүн: ₩20,000");
    const unpaid = orderStatusMail({ ...CHANGED, to: "cancelled" });
    expect(unpaid?.text).not.toContain("Буцаан олгох дүн");
    expect(unpaid?.text).toContain("төлбөр бидэнд бүртгэгдээгүй");
  });

  it("states that money was refunded when that happened with the cancellation", () => {
    const returned = orderStatusMail({ ...CHANGED, to: "cancelled", returned: 20000 });
    expect(returned?.text).toContain("₩20,000-г танд буцаан шилжүүллээ");
    expect(returned?.text).not.toContain("бүртгэгдээгүй");
  });

  it("back to waiting is not mailed, nor back from delivered to paid", () => {
    expect(orderStatusMail({ ...CHANGED, from: "processing", to: "pending" })).toBeUndefined();
    expect(orderStatusMail({ ...CHANGED, from: "completed" })).toBeUndefined();
  });

  it("is not mailed when only money moved", () => {
    expect(orderStatusMail({ ...CHANGED, from: "completed", to: "completed", returned: 1000 })).toBeUndefined();
  });
});

describe("a refund", () => {
  const notice = {
    changeId: "ordch_2",
    number: 42,
    amount: 6500,
    kind: "returned" as const,
    left: 20000,
    addressee: CHANGED.addressee,
    shop: { shopName: "Зах", phone: "010-1234-5678", email: "shop@example.com" },
  };

  it("is mailed with the amount that is still to come", () => {
    const mail = moneyReturnedMail(notice);
    expect(mail.key).toBe("money-returned:ordch_2");
    expect(mail.text).toContain("ORD-0042 захиалгын ₩6,500-г танд буцаан шилжүүллээ");
    expect(mail.text).toContain("Буцаан олгох дүн: ₩20,000");
    expect(moneyReturnedMail({ ...notice, left: 0 }).text).not.toContain("Буцаан олгох дүн");
  });
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
