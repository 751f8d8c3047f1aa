import { expect, it } from "vitest";
import { readKilograms } from "./read-kilograms";

it("reads kilograms with a point or a comma", () => {
  expect(readKilograms("1.87", 2)).toBe(1.87);
  expect(readKilograms(" 1,5 ", 2)).toBe(1.5);
  expect(readKilograms("2.", 2)).toBe(2);
  expect(readKilograms("0", 2)).toBe(0);
  expect(readKilograms("1,5", 1)).toBe(1.5);
});

it("reads nothing else", () => {
  for (const text of ["", "-1", "1.875", "1 кг", "1,2,3", ".5", "12345", "1e2"])
    expect(readKilograms(text, 2)).toBeUndefined();
  expect(readKilograms("1.87", 1)).toBeUndefined();
});
