import { LANGUAGES } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { bankTransferMethod as method } from "./bank-transfer-method";

describe("paying by bank transfer", () => {
  it("asks for an account and a depositor, in the words of the specification's codes", () => {
    const { error } = method.asks.safeParse({ selectedBankAccount: "", transferAccountHolder: "x" });
    expect(Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [])).toEqual({
      selectedBankAccount: "bank_account_required",
      transferAccountHolder: "depositor_too_short",
    });
    expect(method.asks.safeParse({ selectedBankAccount: "7", transferAccountHolder: "Бат" }).success).toBe(true);
  });

  it("is always offered, is delivered, and has its money when somebody says so", async () => {
    expect(await method.offer()).toEqual({ isOffered: true, details: {} });
    expect([method.delivers, method.immediate]).toEqual([true, false]);
  });

  it("tells the account that an order was placed with, and nothing of an order that has kept none", () => {
    const bankAccount = { id: 1, bankName: "KB", accountNumber: "123-45", accountHolder: "Зах" };
    expect(method.tell({ bankAccount })).toEqual({ bankName: "KB", accountNumber: "123-45", accountHolder: "Зах" });
    expect(method.tell({})).toEqual({});
  });

  it("has the same texts in every language, and a label for each fact", () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(method.texts[language])).toEqual(Object.keys(method.texts.mn));
      expect(Object.values(method.texts[language]).every((text) => text.trim() !== "")).toBe(true);
      for (const fact of method.facts) expect(method.texts[language]).toHaveProperty([`fact.${fact}`]);
    }
  });
});
