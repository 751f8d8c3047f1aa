import { expect, it } from "vitest";
import { unsentDaysOf } from "./closed-days-screen";

it.each([
  ["2031-12-10", "2031-12-12", "Tuesday, 9 December 2031 – Friday, 12 December"],
  ["2031-12-10", "2031-12-10", "Tuesday, 9 December 2031 – Wednesday, 10 December"],
  ["2032-01-01", "2032-01-01", "Wednesday, 31 December 2031 – Thursday, 1 January 2032"],
])("days off from %s to %s keep parcels from %s", (from, to, days) => {
  expect(unsentDaysOf({ from, to }, { language: "en" })).toBe(days);
});
