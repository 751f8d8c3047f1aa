import { configured } from "@zakh/kit/configuration/configured.testing";
import { dayText, LANGUAGES, textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { registerPaymentMethod } from "../payment/payment-method";
import { testMethod } from "../payment/payment-method.testing";
import { moneyReturnedMail } from "./money-returned-mail";
import { orderStatusMail, type StatusNotice } from "./order-status-mail";

configured({ sessionSecret: "a secret of the tests" });

registerPaymentMethod(testMethod());

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
  traced: [],
  addressee: {
    accountNumber: 1,
    email: "bold@example.com",
    language: "mn",
    paymentMethod: "bank_transfer",
    depositor: "BOLD",
  },
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
const TO_BE_RETURNED = { mn: /буцаан шилжүүлнэ/, ru: /вернём/, en: /will transfer/, ko: /돌려 드리겠/ };
const RETURNED = { mn: /буцаан шилжүүллээ/, ru: /вернули|перевели/i, en: /have transferred/, ko: /환불해 드렸/ };

describe.each(LANGUAGES)("the mails about an order in %s", (language) => {
  it("tell what was packed less, a line that was not there, a correction and what had gone back before from each other", () => {
    const line = textsOf(["name"], { name: "Хонь", nameRu: "Баранина", nameEn: "Mutton" });
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

  it("say of money to return that it will be returned, and lead to where its account is told", () => {
    const page = "http://localhost:3000/refund-account?id=42";
    const addressee = { ...CHANGED.addressee, language };
    const cancelled = orderStatusMail({ ...CHANGED, to: "cancelled", toReturn: 26500, addressee });
    const paid = orderStatusMail({ ...CHANGED, toReturn: 26500, addressee });
    const { shop, changeId, number } = CHANGED;
    for (const mail of [cancelled, paid]) {
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

  it("name each store's own day beside the shop's once the money is there", () => {
    const days = { leavesOn: "2026-12-01", arrivesOn: "2026-12-02", changed: [] };
    const sellersDays = [
      { name: "Буузны газар", leavesOn: "2026-12-03" },
      { name: "Бялуу", leavesOn: "2026-12-04" },
    ];
    const notice = { ...CHANGED, days, sellersDays, addressee: { ...CHANGED.addressee, language } };
    const text = orderStatusMail(notice)?.text;
    for (const { name, leavesOn } of sellersDays)
      expect(text?.split("\n").find((line) => line.includes(name))).toContain(`: ${dayText(leavesOn, language)}`);
    expect(text).toContain(dayText("2026-12-01", language));
    expect(orderStatusMail({ ...notice, to: "completed" })?.text).not.toContain("Бялуу");
  });

  it("state what has happened, and leave no placeholder unfilled", () => {
    const mails = NOTICES.map((notice) =>
      orderStatusMail({ ...CHANGED, ...notice, addressee: { ...CHANGED.addressee, language } }),
    );
    for (const mail of mails) {
      expect(mail?.language).toBe(language);
      expect(mail?.text).toContain("ORD-0042");
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]|undefined|NaN/);
    }
    expect(new Set(mails.map((mail) => mail?.text)).size).toBe(NOTICES.length);
  });
});

it("show the shop's phone and how to reach it, and nothing when the owner has set none", () => {
  const mails = (shop: StatusNotice["shop"]) =>
    NOTICES.map((notice) =>
      orderStatusMail({ ...CHANGED, ...notice, shop, addressee: { ...CHANGED.addressee, language: "en" } }),
    );
  const { shop } = CHANGED;
  for (const mail of mails(shop)) {
    expect(mail?.text).toContain("You can reach us by phone at 010-1234-5678, or by replying to this email.");
  }
  for (const mail of mails({ ...shop, email: "" })) {
    expect(mail?.text).toContain("You can reach us by phone at 010-1234-5678.");
  }
  for (const mail of mails({ ...shop, phone: "", email: "" })) expect(mail?.text).not.toContain("reach us");
});

describe("the method of payment", () => {
  it("has its own texts where it defines them, and the common ones elsewhere", () => {
    expect(orderStatusMail({ ...CHANGED, to: "completed" })?.text).toContain("Handed over (mn)");
    const of = { ...CHANGED.addressee, paymentMethod: "gone" };
    expect(orderStatusMail({ ...CHANGED, to: "completed", addressee: of })?.text).toContain("Захиалга хүргэгдлээ");
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
