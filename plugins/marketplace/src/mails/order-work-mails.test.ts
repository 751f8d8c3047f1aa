import { configured } from "@zakh/kit/configuration/configured.testing";
import { LANGUAGES, type Language, textsOf } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { storeLineMail, storeParcelMail } from "./buyer-mails";
import { storeSaysMails } from "./shop-mails";
import { storeAccountMail } from "./store-account-mail";
import { storeNoteMail } from "./store-note-mail";
import { storeReviewMail } from "./store-review-mail";

configured({ sessionSecret: "a secret of the tests" });

const SHOP = { shopName: "Зах", phone: "043-123-4567", email: "shop@example.com" };
const STORE = "Говь evil.example";

const notice = (language: Language) => ({
  changeId: "mstp_1",
  number: 42,
  store: STORE,
  shop: SHOP,
  addressee: { accountNumber: 5, email: "bold@example.com", language, paymentMethod: "bank_transfer", depositor: "" },
});

const PARCEL = {
  courier: "CJ대한통운",
  trackingNumber: "123456789012",
  trackingLink: "https://cj.example/123456789012",
};

/** What every mail must hold to. */
function expectWhole({ subject, text, html }: { subject: string; text: string; html: string }): void {
  expect(subject).toContain("ORD-0042");
  expect(text).toContain("Говь");
  expect(`${subject}${text}${html}`).not.toMatch(/[{]{2}|undefined|NaN|evil\.example/);
}

it.each(LANGUAGES)("a buyer is told of a store's parcel, and where to follow it, in %s", (language) => {
  const sent = storeParcelMail({ ...notice(language), parcel: PARCEL });
  const brought = storeParcelMail({ ...notice(language), parcel: null });
  for (const mail of [sent, brought]) expectWhole(mail);
  expect(sent.key).toBe("store-parcel:mstp_1");
  for (const part of Object.values(PARCEL)) {
    expect(sent.text).toContain(part);
    expect(brought.text).not.toContain(part);
  }
  // A locked screen shows neither courier nor store.
  expect(JSON.stringify(sent.short)).not.toMatch(/CJ|Говь/);
});

it.each(LANGUAGES)("a buyer is told what a store cannot deliver, and that it can after all, in %s", (language) => {
  const line = { ...notice(language), product: "Бялуу", amount: "₩12,000" };
  const [gone, back] = [storeLineMail({ ...line, told: "lineGone" }), storeLineMail({ ...line, told: "lineBack" })];
  for (const mail of [gone, back]) {
    expectWhole(mail);
    expect(mail.text).toContain("Бялуу");
  }
  expect(gone.text).toContain("₩12,000");
  expect(back.subject).not.toBe(gone.subject);
});

it.each(LANGUAGES)("the shop is told what a store says, with the note as it was typed, in %s", (language) => {
  const alerts = { enabled: true, emails: "one@example.com, two@example.com", language };
  const mails = (["note", "gone", "last", "back"] as const).map((told) =>
    storeSaysMails(
      { told, noteId: "mstn_1", orderId: 42, store: STORE, text: "Хайрцаг\nдууслаа" },
      { shop: SHOP, alerts },
    ),
  );
  for (const [first, second, ...more] of mails) {
    expect([first?.to, second?.to, more]).toEqual(["one@example.com", "two@example.com", []]);
    expectWhole(first as NonNullable<typeof first>);
    expect(first?.text).toMatch(/Хайрцаг\s+дууслаа/);
    expect(first?.text).toContain("/admin/orders?id=42");
  }
  expect(new Set(mails.map(([mail]) => mail?.text)).size).toBe(mails.length);
  const off = { ...alerts, enabled: false };
  const says = { told: "note", noteId: "mstn_1", orderId: 42, store: STORE, text: "x" } as const;
  expect(storeSaysMails(says, { shop: SHOP, alerts: off })).toEqual([]);
});

it.each(LANGUAGES)("a store's owner is told what the shop says, in %s", (language) => {
  const owner = { storeId: 7, store: STORE, accountNumber: 1, email: "owner@example.com", language };
  const mail = storeNoteMail({ noteId: "mstn_1", orderId: 42, text: "Бид авчирч өгнө" }, owner, "Зах");
  expectWhole(mail);
  expect(mail.text).toContain("Бид авчирч өгнө");
  expect(mail.text).toContain("/store/orders/42");
});

it.each(LANGUAGES)(
  "a store's owner reads a shown review without its links, and where to answer it, in %s",
  (language) => {
    const review = {
      ...{
        id: 9,
        productId: 4,
        rating: 4,
        text: "Амттай\nwww.evil.example",
        photos: [],
        author: "Б",
        state: "visible" as const,
      },
      ...{ ...textsOf(["name"], { name: "Бууз" }), hiddenReason: "", accountId: 5, orderId: 42, reports: 0 },
      ...{ writtenAt: "2026-11-30T00:00:00.000Z", answer: "", answeredAt: null },
    };
    const owner = { storeId: 3, store: STORE, accountNumber: 7, email: "owner@example.com", language };
    const mail = storeReviewMail(review, owner, "Зах");
    expect(mail.key).toBe("store-review:9");
    for (const part of ["Бууз", "★★★★☆", "Амттай", "/store/dashboard?tab=reviews"]) expect(mail.text).toContain(part);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/[{]{2}|undefined|NaN|evil\.example/);
    expect(storeReviewMail({ ...review, text: "" }, owner, "Зах").text).not.toContain("Амттай");
  },
);

it.each(LANGUAGES)(
  "a store's owner hears of a new account by its last digits alone, and whom to tell, in %s",
  (language) => {
    const owner = { storeId: 3, store: STORE, accountNumber: 7, email: "owner@example.com", language };
    const given = { store: 3, accountNumber: "987-65-438901", givenAt: new Date(0), shop: SHOP };
    const { subject, text, html } = storeAccountMail(given, owner);
    for (const part of ["8901", "Говь", SHOP.phone, "/store/books"]) expect(text).toContain(part);
    expect(`${subject}${text}${html}`).not.toMatch(/[{]{2}|undefined|evil\.example|38901|987/);
  },
);
