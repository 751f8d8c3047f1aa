import { expect, it } from "vitest";
import { formatQuantity, formatWon } from "./money";

it("writes won with the sign and Korean grouping, and decimals only where there are some", () => {
  expect(formatWon(0)).toBe("₩0");
  expect(formatWon(1118400)).toBe("₩1,118,400");
  expect(formatWon(16900.5)).toBe("₩16,900.5");
  expect(formatWon(-2500)).toBe("₩-2,500");
});

it("writes kilograms to a tenth", () => {
  expect(formatQuantity(4)).toBe("4");
  expect(formatQuantity(0.1 + 0.2)).toBe("0.3");
});

it("groups as Korean numbers are grouped", () => {
  const korean = new Intl.NumberFormat("ko-KR", { maximumFractionDigits: 2 });
  for (const won of [1, 12, 999, 1000, 12345, 123456, 1234567, 99999999.25, 0.5, 1000.01]) {
    expect(formatWon(won)).toBe(`₩${korean.format(won)}`);
  }
});
