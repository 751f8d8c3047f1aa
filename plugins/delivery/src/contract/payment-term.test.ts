import { DAY_MS, textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { type DeliveryCalendar, planDelivery } from "./delivery-plan";
import { paymentCondition, paymentDeadline } from "./payment-term";

const HOUR_MS = DAY_MS / 24;
const OPEN: DeliveryCalendar = { hasDays: true, cutOffHour: 16, saturdays: false, holidays: [], closed: [] };

function closed(from: string, to: string): DeliveryCalendar["closed"] {
  return [{ from, to, takesOrders: true, ...textsOf(["text"]) }];
}

/** Weeks in which couriers rest for long, each from a day on which everything is as always. */
const CALENDARS: [string, string, Partial<DeliveryCalendar>][] = [
  ["a week of nothing special", "2026-11-30", {}],
  ["a week with Saturdays", "2026-11-30", { saturdays: true }],
  ["a long weekend", "2026-12-21", { holidays: ["2026-12-25"] }],
  ["Chuseok", "2026-09-21", { holidays: ["2026-09-24", "2026-09-25", "2026-09-26", "2026-09-28"] }],
  ["two closed weeks", "2026-12-07", { closed: closed("2026-12-09", "2026-12-22") }],
  ["a shop that is closed for good", "2026-12-07", { closed: closed("2026-12-09", "2030-01-01") }],
  ["no cut-off", "2026-11-30", { cutOffHour: 24 }],
  ["a cut-off at midnight", "2026-11-30", { cutOffHour: 0 }],
];
const DAYS_OF_DEADLINE = [0, 1, 2, 3, 4, 5, 6, 7];

function at(seoul: string): Date {
  return new Date(`${seoul}+09:00`);
}

function deadlineOf(hours: number, seoul: string, change: Partial<DeliveryCalendar> = {}): string | undefined {
  const placedAt = at(seoul);
  return paymentDeadline(hours, placedAt, planDelivery({ ...OPEN, ...change }, placedAt))?.toISOString();
}

describe("the deadline of a new order", () => {
  it("is so many hours later while parcels leave, and none for 0 hours", () => {
    expect(deadlineOf(72, "2026-11-30T09:00")).toBe(at("2026-12-03T09:00").toISOString());
    expect(deadlineOf(8, "2026-11-30T09:00")).toBe(at("2026-11-30T17:00").toISOString());
    expect(deadlineOf(0, "2026-11-30T09:00")).toBeUndefined();
  });

  it("is the cut-off of the first day on which parcels leave, where none leaves until after it", () => {
    const away = { closed: closed("2026-12-01", "2026-12-08") };
    expect(deadlineOf(72, "2026-12-01T09:00", away)).toBe(at("2026-12-09T16:00").toISOString());
    expect(deadlineOf(24, "2026-12-04T18:00")).toBe(at("2026-12-07T16:00").toISOString());
  });

  it("is never earlier for more hours, nor before anything can be sent, at any hour of a week", () => {
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const placedAt = new Date(at("2026-11-30T00:41").getTime() + hour * HOUR_MS);
      const plan = planDelivery(OPEN, placedAt);
      const deadlines = Array.from({ length: 7 * 24 }, (_, term) => paymentDeadline(term + 1, placedAt, plan));
      const moments = deadlines.map((deadline) => deadline?.getTime() ?? 0);
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
      expect(moments[0]).toBeGreaterThanOrEqual(Date.parse(plan?.payBefore ?? ""));
    }
  });

  it("is that cut-off also where it would be hours earlier, and stays after it", () => {
    expect(deadlineOf(72, "2026-12-04T10:00")).toBe(at("2026-12-07T16:00").toISOString());
    expect(deadlineOf(79, "2026-12-04T10:00")).toBe(at("2026-12-07T17:00").toISOString());
  });
});

describe.each(CALENDARS)("in %s", (_, monday, change) => {
  const calendar = { ...OPEN, ...change };
  // Every fifth hour of two weeks meets each hour of the day.
  const times = Array.from({ length: 68 }, (_, step) => new Date(at(`${monday}T00:30`).getTime() + step * 5 * HOUR_MS));

  it.each(DAYS_OF_DEADLINE)("an order with %i days to pay names no moment after its deadline", (days) => {
    for (const placedAt of times) {
      const plan = planDelivery(calendar, placedAt);
      const deadline = paymentDeadline(days * 24, placedAt, plan);
      expect(deadline === null).toBe(days === 0);
      if (!plan) continue;
      const cutOff = Date.parse(plan.payBefore);
      const asks = paymentCondition(plan, deadline).by;
      if (!deadline) expect(asks).not.toBe("deadline");
      else expect(asks === "deadline").toBe(cutOff >= deadline.getTime());
      // Money that is there by the deadline is in time for something that leaves.
      if (deadline) expect(cutOff).toBeLessThanOrEqual(deadline.getTime());
    }
  });
});
