import { expect, it } from "vitest";
import { badgeText } from "./use-cart";

it.each([
  [0, undefined],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("a badge counts %s pieces, and no further than 99", (pieces, text) => {
  expect(badgeText(pieces)).toBe(text);
});
