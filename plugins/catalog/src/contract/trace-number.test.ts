import { expect, it } from "vitest";
import { traceNumber, traceNumberInput } from "./trace-number";

it.each([
  ["002123456789", "002123456789"],
  [" 0021-2345-6789 ", "002123456789"],
  ["l0 1234567890123", "L01234567890123"],
  ["", ""],
])("reads %j as %j", (typed, read) => {
  expect(traceNumber.parse(typed)).toBe(read);
});

it.each(["12345678901", "1234567890123", "L1234567890123", "нуруу", 2_123_456_789])("refuses %j", (typed) => {
  expect(traceNumber.safeParse(typed).success).toBe(false);
});

it("may say which number was shown, also none", () => {
  const parse = (from?: string) => traceNumberInput.parse({ traceNumber: "", from }).from;
  expect([parse("0021-2345-6789"), parse(""), parse()]).toEqual(["002123456789", "", undefined]);
});
