import { expect, it } from "vitest";
import { comingDays, dueAt, isMissed, lastDueDay, nextDate } from "./schedule";

/** A Friday in Seoul. */
const FRIDAY = "2026-12-04";
const at = (time: string) => new Date(`${time}+09:00`);

it("a date is due at nine in the morning in Seoul, and missed a day later", () => {
  expect(new Date(dueAt(FRIDAY)).toISOString()).toBe("2026-12-04T00:00:00.000Z");
  expect(lastDueDay(at("2026-12-04T08:59:59"))).toBe("2026-12-03");
  expect(lastDueDay(at("2026-12-04T09:00:00"))).toBe(FRIDAY);
  expect(isMissed(FRIDAY, at("2026-12-05T08:59:59"))).toBe(false);
  expect(isMissed(FRIDAY, at("2026-12-05T09:00:00"))).toBe(true);
});

it.each([
  ["on the day itself", 2, "2026-12-04T09:00:00", "2026-12-18"],
  ["before the day", 2, "2026-12-01T12:00:00", "2026-12-18"],
  ["a day later", 1, "2026-12-05T10:00:00", "2026-12-11"],
  ["after several missed dates", 2, "2027-01-20T12:00:00", "2027-01-29"],
  ["exactly at the following date, which is due then", 2, "2026-12-18T09:00:00", "2027-01-01"],
  ["every eighth week", 8, "2026-12-04T09:00:01", "2027-01-29"],
])("the next date %s", (_, everyWeeks, now, expected) => {
  expect(nextDate(FRIDAY, everyWeeks, at(now))).toBe(expected);
  expect(new Date(expected).getUTCDay()).toBe(5);
});

it("offers the days that are still to come, by the clock of Seoul", () => {
  expect(comingDays(2, at("2026-12-04T08:59:59"))).toEqual([FRIDAY, "2026-12-05"]);
  expect(comingDays(2, at("2026-12-04T09:00:00"))).toEqual(["2026-12-05", "2026-12-06"]);
  expect(comingDays(28, at("2026-12-31T23:00:00"))).toHaveLength(28);
  expect(comingDays(1, at("2026-12-31T23:00:00"))).toEqual(["2027-01-01"]);
});
