import { describe, expect, it } from "vitest";
import { hoursAt } from "./opening-hours";

const week = { mon: { open: "10:00", close: "20:00" }, tue: null };

describe("a store's hours", () => {
  it("are those of the day in Seoul, whatever the clock here says", () => {
    // Sunday evening in UTC is Monday morning in Seoul.
    expect(hoursAt(week, new Date("2026-07-05T23:30:00Z"))).toEqual({ today: "mon", hours: week.mon, open: false });
  });

  it("open at the minute they name and close at the minute they name", () => {
    expect(hoursAt(week, new Date("2026-07-06T10:00:00+09:00")).open).toBe(true);
    expect(hoursAt(week, new Date("2026-07-06T19:59:00+09:00")).open).toBe(true);
    expect(hoursAt(week, new Date("2026-07-06T20:00:00+09:00")).open).toBe(false);
  });

  it("distinguish a closed day from a day without hours", () => {
    expect(hoursAt(week, new Date("2026-07-07T12:00:00+09:00"))).toEqual({ today: "tue", hours: null, open: false });
    expect(hoursAt(week, new Date("2026-07-08T12:00:00+09:00"))).toEqual({
      today: "wed",
      hours: undefined,
      open: false,
    });
  });
});
