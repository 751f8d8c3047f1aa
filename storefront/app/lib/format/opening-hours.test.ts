import { describe, expect, it } from "vitest";
import { hoursAt, hoursText } from "./opening-hours";

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

  it("may end on the next day, or never", () => {
    const late = { mon: { open: "18:00", close: "02:00" }, wed: { open: "00:00", close: "00:00" } };
    const isOpen = (moment: string) => hoursAt(late, new Date(`${moment}+09:00`)).open;
    expect(
      ["2026-07-06T23:59:00", "2026-07-07T01:59:00", "2026-07-08T00:00:00", "2026-07-08T23:59:00"].map(isOpen),
    ).toEqual(Array(4).fill(true));
    expect(
      ["2026-07-06T17:59:00", "2026-07-07T02:00:00", "2026-07-07T23:59:00", "2026-07-09T00:00:00"].map(isOpen),
    ).toEqual(Array(4).fill(false));
    expect([late.mon, late.wed, { open: "09:00", close: "00:00" }].map(hoursText)).toEqual([
      "18:00–02:00",
      "00:00–24:00",
      "09:00–24:00",
    ]);
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
