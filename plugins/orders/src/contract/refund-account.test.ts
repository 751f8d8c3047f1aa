import { describe, expect, it } from "vitest";
import { bankCodeOf, bankNameOf, KOREAN_BANKS } from "./korean-banks";
import { maskedNumber, refundAccountInput } from "./refund-account";

const ACCOUNT = { bankName: "하나은행", accountNumber: "110-234-567890", accountHolder: "BAT BOLORMAA" };

describe("an account for returned money", () => {
  it.each([
    ["110-234-567890", "110-234-567890"],
    ["0012345678", "0012345678"],
    [" 110 234 567890 ", "110234567890"],
    ["１１０－２３４－５６７８９０", "110-234-567890"],
    ["110–234—567890", "110-234-567890"],
    ["110--234 -- 567890", "110-234-567890"],
  ])("has the number %j as banks write it", (typed, kept) => {
    expect(refundAccountInput.parse({ ...ACCOUNT, accountNumber: typed }).accountNumber).toBe(kept);
  });

  it.each([
    "",
    "123456",
    "12345678901234567",
    "110-234-56789a",
    "-1102345678",
    "110---2345678",
    "=1+12345678",
    1102345678,
  ])("does not have the number %j", (accountNumber) => {
    const { error } = refundAccountInput.safeParse({ ...ACCOUNT, accountNumber });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([
      "accountNumber",
      "refund_account_invalid",
    ]);
  });

  it("is at a bank of the table, and has a holder", () => {
    for (const [field, code] of [
      ["bankName", "refund_bank_required"],
      ["accountHolder", "refund_holder_required"],
    ]) {
      const { error } = refundAccountInput.safeParse({ ...ACCOUNT, [field ?? ""]: " " });
      expect(error?.issues.map(({ message }) => message)).toEqual([code]);
    }
  });

  it("is shown with the last four digits only", () => {
    expect(maskedNumber("110-234-567890")).toBe("****7890");
    expect(maskedNumber("1002-34-5")).toBe("****2345");
  });
});

describe("a Korean bank", () => {
  it("has one code of three digits, and is found by either", () => {
    expect(new Set(KOREAN_BANKS.map(({ code }) => code)).size).toBe(KOREAN_BANKS.length);
    for (const { code, name } of KOREAN_BANKS) {
      expect(code).toMatch(/^\d{3}$/);
      expect([bankNameOf(code), bankCodeOf(name)]).toEqual([name, code]);
    }
  });

  it("is shown by its code when it is not in the table any more", () => {
    expect([bankNameOf("999"), bankCodeOf("Хаан банк")]).toEqual(["999", undefined]);
  });
});
