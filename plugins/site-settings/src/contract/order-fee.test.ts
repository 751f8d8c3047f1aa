import { expect, it } from "vitest";
import { missingForFree, orderFee } from "./order-fee";
import { SETTINGS } from "./setting-registry";

it.each([
  [49_999, 50_000, 4000, 1],
  [50_000, 50_000, 0, 0],
  [50_001, 50_000, 0, 0],
  [50_000, 0, 4000, 0],
])("of goods for %i won, free from %i on, is %i won, with %i missing", (subtotal, freeFrom, fee, missing) => {
  expect(orderFee(4000, subtotal, { freeFrom })).toBe(fee);
  expect(missingForFree(4000, subtotal, { freeFrom })).toBe(missing);
});

it("lacks nothing where delivery costs nothing anyway", () => {
  expect(missingForFree(0, 1000, { freeFrom: 50_000 })).toBe(0);
});

it.each([
  ["50,000", "50000"],
  ["₩50.000", "50000"],
  [" 50 000 ", "50000"],
  ["50000", "50000"],
  [50_000, "50000"],
  ["", "0"],
  ["0", "0"],
])("the sum may be typed as %j", (typed, from) => {
  expect(SETTINGS["free-delivery"].schema.parse({ from: typed })).toEqual({ from });
});

it.each(["1.5", "-1", "free", "1234567890", -1, 1.5, null])("the sum cannot be %j", (typed) => {
  expect(SETTINGS["free-delivery"].schema.safeParse({ from: typed }).success).toBe(false);
});
