import { describe, expect, it } from "vitest";
import { planSending } from "./sending-plan";

const CALENDAR = { cutOffHour: 16, holidays: ["2026-12-25", "2027-01-01"], holidaysUntil: 2027 };

describe("the day on which a store sends", () => {
  const sends = (weekdays: string[], leadDays = 0, closed: { from: string; to: string }[] = []) => ({
    weekdays,
    leadDays,
    closed,
  });
  it.each([
    ["today, before the cut-off", sends(["mon", "fri"]), "2026-11-30T09:00", "2026-11-30"],
    ["the next of its days from the cut-off on", sends(["mon", "fri"]), "2026-11-30T16:00", "2026-12-04"],
    ["the first of its days after those that it needs", sends(["mon", "tue"], 2), "2026-11-30T09:00", "2026-12-07"],
    ["a Sunday, where it sends then", sends(["sun"]), "2026-11-30T09:00", "2026-12-06"],
    [
      "no day on which it is closed",
      sends(["fri"], 0, [{ from: "2026-12-03", to: "2026-12-05" }]),
      "2026-11-30T09:00",
      "2026-12-11",
    ],
    ["no holiday", sends(["fri"]), "2026-12-24T09:00", "2027-01-08"],
    ["of Seoul, where it is tomorrow already", sends(["tue"]), "2026-12-01T00:30", "2026-12-01"],
    [
      "none while it is closed for long",
      sends(["fri"], 0, [{ from: "2026-11-01", to: "2029-12-31" }]),
      "2026-11-30T09:00",
      null,
    ],
    ["none where it promises none", null, "2026-11-30T09:00", null],
  ])("is %s", (_, days, at, expected) => {
    expect(planSending(days, CALENDAR, new Date(`${at}+09:00`))).toBe(expected);
  });
});

it("is none while Korea's calendar is not known", () => {
  const days = { weekdays: ["mon"], leadDays: 0, closed: [] };
  expect(planSending(days, { ...CALENDAR, holidaysUntil: 0 }, new Date())).toBeNull();
});
