import { LANGUAGES } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { passwordChangedMail } from "./password-changed-mail";
import { passwordResetMail } from "./password-reset-mail";

const link = "https://zakh.example/password-reset?token=abc_-123";

describe.each(LANGUAGES)("the mails in %s", (language) => {
  it("contain the complete link, in HTML and in text, and its lifetime", () => {
    const { subject, html, text } = passwordResetMail({ language, shopName: "Зах", link, minutes: 60 });
    expect(subject).toMatch(/^Зах: ./);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(`\n${link}\n`);
    expect(text).toContain("60");
  });

  it("state that the password was changed, without a link", () => {
    const { subject, html, text } = passwordChangedMail({ language, shopName: "Зах" });
    expect(subject).toMatch(/^Зах: ./);
    expect(html + text).not.toContain("http");
  });
});

it("differ in every language", () => {
  const subjects = LANGUAGES.flatMap((language) => [
    passwordResetMail({ language, shopName: "Зах", link, minutes: 60 }).text,
    passwordChangedMail({ language, shopName: "Зах" }).text,
  ]);
  expect(new Set(subjects).size).toBe(subjects.length);
});
