import { expect, it } from "vitest";
import { readKilograms } from "./read-kilograms";

it("reads kilograms with a point or a comma", () => {
  expect(readKilograms("1.8")).toBe(1.8);
  expect(readKilograms(" 1,5 ")).toBe(1.5);
  expect(readKilograms("2.")).toBe(2);
  expect(readKilograms("0")).toBe(0);
});

it("reads nothing else", () => {
  for (const text of ["", "-1", "1.87", "1 кг", "1,2,3", ".5", "12345", "1e2"])
    expect(readKilograms(text)).toBeUndefined();
});
