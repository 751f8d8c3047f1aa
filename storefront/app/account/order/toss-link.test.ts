import { expect, it } from "vitest";
import { BANK_ACCOUNT } from "../../testing/shop-data";
import { tossLink } from "./toss-link";

it("has the bank's Korean name, the digits of the account and the sum", () => {
  const link = new URL(tossLink({ ...BANK_ACCOUNT, accountNumber: "123456-04-567890" }, 26_500) ?? "");
  expect(link.protocol).toBe("supertoss:");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    amount: "26500",
    bank: "국민은행",
    accountNo: "12345604567890",
  });
});

it("is missing for a bank without a Korean name", () => {
  expect(tossLink({ ...BANK_ACCOUNT, bankName: "Хаан банк" }, 26_500)).toBeUndefined();
});
