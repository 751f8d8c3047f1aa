import { describe, expect, it } from "vitest";
import { waitingTime } from "./waiting-time";

const SINCE = "2025-11-21T10:00:00.000Z";

function after(days: number, hours: number, minutes: number) {
  return waitingTime(SINCE, Date.parse(SINCE) + ((days * 24 + hours) * 60 + minutes) * 60_000);
}

describe("how long an order waits for its payment", () => {
  it("is shown in minutes, hours or days, in the largest whole unit", () => {
    expect(after(0, 0, 59)).toMatchObject({ unit: "minutes", count: 59 });
    expect(after(0, 1, 0)).toMatchObject({ unit: "hours", count: 1 });
    expect(after(0, 23, 59)).toMatchObject({ unit: "hours", count: 23 });
    expect(after(3, 5, 0)).toMatchObject({ unit: "days", count: 3 });
  });

  it("is long from one day on", () => {
    expect(after(0, 23, 59).long).toBe(false);
    expect(after(1, 0, 0).long).toBe(true);
  });

  it("is 0 when the clocks disagree", () => {
    expect(after(0, 0, -5)).toEqual({ unit: "minutes", count: 0, long: false });
  });
});
