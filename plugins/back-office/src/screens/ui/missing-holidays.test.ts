import { expect, it } from "vitest";
import { yearWithoutHolidays } from "./missing-holidays";

it.each([
  [2026, "2026-10-31", undefined],
  [2026, "2026-11-01", 2027],
  [2027, "2026-12-31", undefined],
  [2026, "2027-01-01", 2027],
  [2025, "2026-11-01", 2026],
])("known until %i, on %s the year without holidays is %s", (until, today, year) => {
  expect(yearWithoutHolidays(until, today)).toBe(year);
});
