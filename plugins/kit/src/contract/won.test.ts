import { expect, it } from "vitest";
import { typedWon, withDecimalPoint, withoutThousands } from "./won";

it.each([
  ["16.700", "16700"],
  ["16,700", "16700"],
  [" 1 250 000 ", "1250000"],
  ["1.250.000", "1250000"],
  ["16700", "16700"],
  ["0", "0"],
  ["₩16,700", "16700"],
  ["16700원", "16700"],
  ["１６７００", "16700"],
  ["", ""],
  ["үнэгүй", "үнэгүй"],
])("reads %j as %j", (typed, amount) => {
  expect(withoutThousands(typed)).toBe(amount);
  expect(typedWon.parse(typed)).toBe(amount);
});

it.each(["16.7", "16,70", "15000.50", "15000.500", "1,250,000.50"])("refuses the decimals of %j", (typed) => {
  expect(typedWon.safeParse(typed).error?.issues[0]?.message).toBe("won_has_no_decimals");
});

it.each([
  ["1,5", "1.5"],
  ["0,25", "0.25"],
  ["1.5", "1.5"],
  ["１２．５", "12.5"],
  ["1,000", "1,000"],
  [",5", ",5"],
])("reads the number %j as %j", (typed, number) => {
  expect(withDecimalPoint(typed)).toBe(number);
});
