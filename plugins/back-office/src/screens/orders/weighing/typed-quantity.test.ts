import { expect, it } from "vitest";
import { isUnlikelyPacked, readPacked } from "./typed-quantity";

const PACKS = { unit: "pack", quantity: 3 } as const;
const WEIGHED = { unit: "kg", quantity: 3 } as const;

it.each([
  ["2", 2],
  [" ３ ", 3],
  ["0", 0],
  ["4", undefined],
  ["1.5", undefined],
  ["1+1", undefined],
  ["", undefined],
  ["1870", undefined],
])("of three packs %j is read as %s", (text, read) => {
  expect(readPacked(PACKS, text)).toBe(read);
});

it("of a weighed line a weight is read", () => {
  expect(readPacked(WEIGHED, "1870+1.2")).toBe(3.07);
});

it("asks whether nothing was there, and of a weight that can hardly be", () => {
  expect([0, 1, 3].map((packed) => isUnlikelyPacked(PACKS, packed))).toEqual([true, false, false]);
  expect([0, 1, 3, 30].map((packed) => isUnlikelyPacked(WEIGHED, packed))).toEqual([true, false, false, true]);
});
