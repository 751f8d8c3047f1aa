import { expect, it } from "vitest";
import { koreanHolidays } from "./korean-holidays";

it("has the gazette's holidays of this year and the next, and the couriers' day off", async () => {
  const { days, until } = await koreanHolidays(new Date("2026-11-30T00:00:00Z"));
  expect(days).toEqual(expect.arrayContaining(["2026-08-14", "2026-09-25", "2026-12-25", "2027-02-08", "2027-02-09"]));
  expect(days).toEqual([...days].sort());
  expect(until).toBe(2027);
});

it("says which year is missing, and goes on without it", async () => {
  const { days, until } = await koreanHolidays(new Date("2027-11-30T00:00:00Z"));
  expect(days).toEqual(expect.arrayContaining(["2027-12-25", "2028-08-14"]));
  expect(until).toBe(2027);
  expect((await koreanHolidays(new Date("2031-06-01T00:00:00Z"))).days).toEqual(["2031-08-14", "2032-08-14"]);
});

it("begins the year in Seoul", async () => {
  expect((await koreanHolidays(new Date("2026-12-31T15:00:00Z"))).days[0]).toBe("2027-01-01");
});
