import { LANGUAGES } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { emailChangedMail, emailChangeMail, passwordChangedMail, passwordResetMail } from "./account-mails";

const SHOP = { shopName: "Зах", phone: "043-123-4567", email: "shop@example.com" };
const link = "https://zakh.example/password-reset?token=abc_-123";

describe.each(LANGUAGES)("the mails in %s", (language) => {
  it("contain the complete link, in HTML and in text, and its lifetime", () => {
    const { subject, html, text } = passwordResetMail({ language, shop: SHOP, link, minutes: 60 });
    expect(subject).toMatch(/^Зах: ./);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(`\n${link}\n`);
    expect(text).toContain("60");
  });

  it("state that the password was changed, without a link", () => {
    const { subject, html, text } = passwordChangedMail({ language, shop: SHOP });
    expect(subject).toMatch(/^Зах: ./);
    expect(html + text).not.toContain("http");
  });

  it("say where the shop is reached", () => {
    for (const { html, text } of [
      passwordResetMail({ language, shop: SHOP, link, minutes: 60 }),
      passwordChangedMail({ language, shop: SHOP }),
      emailChangeMail({ language, shop: SHOP, link }),
      emailChangedMail({ language, shop: SHOP }),
    ]) {
      expect(html).toContain("043-123-4567 · shop@example.com");
      expect(text).toContain("\n043-123-4567 · shop@example.com\n");
    }
  });
});

it("differ in every language", () => {
  const subjects = LANGUAGES.flatMap((language) => [
    passwordResetMail({ language, shop: SHOP, link, minutes: 60 }).text,
    passwordChangedMail({ language, shop: SHOP }).text,
  ]);
  expect(new Set(subjects).size).toBe(subjects.length);
});
