import { expect, it } from "vitest";
import { formatWon } from "./money";

it("formats won with the sign and Korean grouping, and decimals only if there are some", () => {
  expect(formatWon(0)).toBe("₩0");
  expect(formatWon(1118400)).toBe("₩1,118,400");
  expect(formatWon(16900.5)).toBe("₩16,900.5");
  expect(formatWon(-2500)).toBe("₩-2,500");
});
