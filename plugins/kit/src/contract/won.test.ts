import { expect, it } from "vitest";
import { typedWon, withoutThousands } from "./won";

it.each([
  ["16.700", "16700"],
  ["16,700", "16700"],
  [" 1 250 000 ", "1250000"],
  ["1.250.000", "1250000"],
  ["16700", "16700"],
  ["0", "0"],
  ["", ""],
  ["үнэгүй", "үнэгүй"],
])("reads %j as %j", (typed, amount) => {
  expect(withoutThousands(typed)).toBe(amount);
  expect(typedWon.parse(typed)).toBe(amount);
});

it.each(["16.7", "16,70", "15000.50", "15000.500", "1,250,000.50"])("refuses the decimals of %j", (typed) => {
  expect(typedWon.safeParse(typed).error?.issues[0]?.message).toBe("won_has_no_decimals");
});
