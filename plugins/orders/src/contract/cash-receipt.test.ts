import { describe, expect, it } from "vitest";
import { cashReceiptInput, cashReceiptIssuedInput, cashReceiptState, maskReceiptNumber } from "./cash-receipt";

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

describe("what is to be done about a receipt", () => {
  const asked = {
    status: "processing",
    price: 5000,
    amount: 5000,
    kind: "phone",
    wasIssued: false,
    wasVoided: false,
  } as const;
  const small = { ...asked, kind: null };
  const large = { ...small, price: 100_000, amount: 100_000 };
  const issued = { ...asked, wasIssued: true };

  it.each([
    ["to be issued when the buyer asked", asked, "to_issue"],
    ["to be issued from 100,000 won on, asked or not", large, "to_issue"],
    ["not due for less that nobody asked for", { ...large, price: 99_999 }, "not_due"],
    ["to be issued when less was packed of what cost 100,000 won", { ...large, amount: 97_000 }, "to_issue"],
    ["not due when no money came in, asked or not", { ...asked, price: 100_000, amount: 0 }, "not_due"],
    ["not due before the order is paid", { ...asked, status: "pending" }, "not_due"],
    ["not due for a cancelled order", { ...large, status: "cancelled" }, "not_due"],
    ["issued, also when the order is completed", { ...issued, status: "completed" }, "issued"],
    ["to be cancelled when the order is cancelled afterwards", { ...issued, status: "cancelled" }, "to_void"],
    ["to be cancelled when the money was not received after all", { ...issued, status: "pending" }, "to_void"],
    ["cancelled", { ...issued, status: "cancelled", wasVoided: true }, "voided"],
    ["to be issued again when the order is taken up again", { ...issued, wasVoided: true }, "to_issue"],
  ] as const)("%s", (_what, facts, state) => expect(cashReceiptState(facts)).toBe(state));
});
