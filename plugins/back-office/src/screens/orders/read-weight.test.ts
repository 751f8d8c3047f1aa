import { expect, it } from "vitest";
import { readWeight } from "./read-weight";

it("reads a weight with a point or a comma", () => {
  expect(readWeight("1.87")).toEqual({ kilograms: 1.87 });
  expect(readWeight(" 1,5 ")).toEqual({ kilograms: 1.5 });
  expect(readWeight("2.")).toEqual({ kilograms: 2 });
  expect(readWeight("0")).toEqual({ kilograms: 0 });
});

it("reads nothing else", () => {
  for (const text of ["", "-1", "1.875", "1 кг", "1,2,3", ".5", "12345", "1e2"])
    expect(readWeight(text)).toBeUndefined();
});
