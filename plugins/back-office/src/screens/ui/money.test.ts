import { expect, it } from "vitest";
import { signedWon } from "./money";

it.each([
  [2_084_059, "+\u2060₩2,084,059"],
  [-700, "−\u2060₩700"],
  ["0", "₩0"],
])("%s has its sign, from which no line break parts it", (amount, text) => {
  expect(signedWon(amount)).toBe(text);
});
