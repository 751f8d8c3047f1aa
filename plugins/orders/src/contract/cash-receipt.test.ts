import { describe, expect, it } from "vitest";
import { cashReceiptInput, maskReceiptNumber } from "./cash-receipt";

describe("what a buyer asks for", () => {
  it.each([
    [{ kind: "phone", number: "+82 10 9988 7766" }, "010-9988-7766", "010-****-7766"],
    [{ kind: "business", number: "1248100998" }, "124-81-00998", "***-**-*0998"],
  ])("%j is kept in one spelling, of which lists show the last four digits", (asked, number, masked) => {
    const read = cashReceiptInput.parse(asked);
    expect(read.number).toBe(number);
    expect(maskReceiptNumber(read)).toBe(masked);
  });

  it.each([
    [{ kind: "phone", number: "124-81-00998" }, "number", "phone_invalid"],
    [{ kind: "business", number: "010-9988-7766" }, "number", "business_number_invalid"],
    [{ kind: "card", number: "010-9988-7766" }, "kind", "cash_receipt_kind_invalid"],
    [{ kind: "phone" }, "number", "phone_invalid"],
  ])("%j is refused at its field", (asked, field, code) => {
    const [issue] = cashReceiptInput.safeParse(asked).error?.issues ?? [];
    expect([issue?.path.join("."), issue?.message]).toEqual([field, code]);
  });
});
