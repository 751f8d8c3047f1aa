import { describe, expect, it } from "vitest";
import { cashReceiptIssuedInput } from "./cash-receipts";

describe("an approval number", () => {
  it.each([
    ["g12345678", "G12345678"],
    [" 123-456 789 ", "123456789"],
  ])("'%s' is %s", (typed, read) => {
    expect(cashReceiptIssuedInput.parse({ issuedNumber: typed })).toEqual({ issuedNumber: read });
  });

  it.each(["", "  ", "1".repeat(21), "A_5", 5])("%j is none", (typed) => {
    const { error } = cashReceiptIssuedInput.safeParse({ issuedNumber: typed });
    expect(error?.issues[0]?.message).toBe("issued_number_invalid");
  });
});
