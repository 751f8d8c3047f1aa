import { expect, it } from "vitest";
import { readTenths } from "./read-tenths";

it("reads kilograms with a point or a comma", () => {
  expect(readTenths("1.8")).toBe(1.8);
  expect(readTenths(" 1,5 ")).toBe(1.5);
  expect(readTenths("2.")).toBe(2);
  expect(readTenths("0")).toBe(0);
});

it("reads nothing else", () => {
  for (const text of ["", "-1", "1.87", "1 кг", "1,2,3", ".5", "12345", "1e2"])
    expect(readTenths(text)).toBeUndefined();
});
