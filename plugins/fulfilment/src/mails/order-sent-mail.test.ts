import { configured } from "@zakh/kit/configuration/configured.testing";
import { LANGUAGES } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { orderSentMail, type SentNotice } from "./order-sent-mail";

configured({ sessionSecret: "a secret of the tests" });

const SENT: SentNotice = {
  changeId: "ordch_1",
  number: 42,
  courier: "CJ대한통운",
  trackingNumber: "123456789012",
  trackingLink: "https://trace.example.com/?no=123456789012",
  isAnotherNumber: false,
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

describe.each(LANGUAGES)("the mail about a parcel in %s", (language) => {
  const inLanguage = { ...SENT, addressee: { ...SENT.addressee, language } };

  it("names order, courier and number, and leads to the courier's page", () => {
    const mail = orderSentMail(inLanguage);
    expect(mail).toMatchObject({ key: "order-sent:ordch_1", to: "bold@example.com", language });
    expect(mail.subject).toContain("ORD-0042");
    for (const part of ["ORD-0042", "CJ대한통운", "123456789012", SENT.trackingLink]) expect(mail.text).toContain(part);
    expect(mail.html).toContain(`href="${SENT.trackingLink}"`);
    expect(`${mail.subject}${mail.text}`).not.toMatch(/\{\{|undefined/);
  });

  it("says of another number that it takes the place of the former", () => {
    const [first, second] = [orderSentMail(inLanguage), orderSentMail({ ...inLanguage, isAnotherNumber: true })];
    expect(second.subject).not.toBe(first.subject);
    expect(second.text).toContain("123456789012");
  });
});

it("the mail about a parcel shows a courier's name as text, whatever the owner has called it", () => {
  const { html } = orderSentMail({ ...SENT, courier: `<img src=x onerror="alert(1)">` });
  expect(html).not.toContain("<img src=x");
});
