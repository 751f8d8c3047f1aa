import { configured } from "@zakh/kit/configuration/configured.testing";
import { LANGUAGES, textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { orderChangedMail } from "./order-changed-mail";

configured({ sessionSecret: "a secret of the tests" });

const LINE = {
  ...textsOf(["name", "category"], { name: "Хонь", nameRu: "Баранина", nameEn: "Mutton", category: "Мах" }),
  isOfStore: false,
  unit: "kg" as const,
  before: 2,
  after: 3,
};

/** A total that was raised from 24,000 to 33,000 won, of which 9,000 are due. */
const CHANGE: Parameters<typeof orderChangedMail>[0] = {
  changeId: "ordch_1",
  number: 42,
  shown: {
    lines: [LINE],
    shippingFeeBefore: 4_000,
    shippingFee: 4_000,
    discountBefore: 0,
    discount: 0,
    discountReasonBefore: "",
    discountReason: "",
    totalBefore: 24_000,
    total: 33_000,
  },
  recipient: [],
  isOffer: false,
  due: 9_000,
  toReturn: 0,
  addressee: {
    accountNumber: 1,
    email: "bold@example.com",
    language: "mn",
    paymentMethod: "bank_transfer",
    depositor: "BOLD",
  },
  shop: { shopName: "Зах", phone: "010-1234-5678", email: "shop@example.com" },
};

describe.each(LANGUAGES)("the mail about a changed order in %s", (language) => {
  const inLanguage = { ...CHANGE, addressee: { ...CHANGE.addressee, language } };

  it("names what differs, the sums and what is due", () => {
    const mail = orderChangedMail(inLanguage);
    expect(mail).toMatchObject({ key: "order-changed:ordch_1", to: "bold@example.com", language });
    expect(mail.text).toMatch(/2 ?\S+ → 3 ?\S+/);
    expect(mail.text).toContain("₩24,000 → ₩33,000");
    expect(mail.text).toContain("₩9,000");
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]|undefined|NaN/);
  });

  it("asks for an answer to an offer, and for no money", () => {
    const mail = orderChangedMail({ ...inLanguage, isOffer: true });
    expect(mail.subject).not.toBe(orderChangedMail(inLanguage).subject);
    expect(mail.text).toContain("₩33,000");
    expect(mail.text).not.toContain("₩9,000");
  });

  it("leads to where the account is told for what goes back", () => {
    const mail = orderChangedMail({ ...inLanguage, due: 0, toReturn: 1_500 });
    expect(mail.text).toContain("http://localhost:3000/refund-account?id=42");
    expect(mail.text).toContain("₩1,500");
  });

  it("names a new recipient alone where no goods have changed", () => {
    const shown = { ...CHANGE.shown, lines: [], total: 24_000 };
    const recipient = [{ field: "customerName" as const, from: "Болд", to: "Сараа" }];
    const { text } = orderChangedMail({ ...inLanguage, shown, recipient, due: 0 });
    expect(text).toContain(": Сараа");
    expect(text).not.toContain("₩");
  });
});
