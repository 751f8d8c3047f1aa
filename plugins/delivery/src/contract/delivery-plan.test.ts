import { textsOf } from "@zakh/kit/contract";
import type { ClosedPeriod } from "@zakh/site-settings/contract";
import { describe, expect, it } from "vitest";
import { announcedPeriods, type DeliveryCalendar, noOrdersUntil, planDelivery } from "./delivery-plan";

/** What the gazette says of these days. */
const HOLIDAYS = [
  "2026-08-14",
  "2026-08-15",
  "2026-08-17",
  "2026-09-24",
  "2026-09-25",
  "2026-09-26",
  "2026-12-25",
  "2027-01-01",
  "2027-02-06",
  "2027-02-07",
  "2027-02-08",
  "2027-02-09",
];

const CALENDAR: DeliveryCalendar = { hasDays: true, cutOffHour: 16, saturdays: false, holidays: HOLIDAYS, closed: [] };

function closed(from: string, to: string, takesOrders = true): ClosedPeriod {
  return { from, to, takesOrders, ...textsOf(["text"], { text: "Амарна" }) };
}

/** `leaves arrives` for a payment at this time in Seoul. */
function planned(seoul: string, change: Partial<DeliveryCalendar> = {}, moreDays = 0): string {
  const plan = planDelivery({ ...CALENDAR, ...change }, new Date(`${seoul}+09:00`), moreDays);
  return plan ? `${plan.leavesOn} ${plan.arrivesOn}` : "never";
}

describe("the day on which an order leaves", () => {
  it.each([
    ["a Monday morning", "2026-11-30T09:00", "2026-11-30 2026-12-01"],
    ["the last minute before the cut-off", "2026-11-30T15:59:59.999", "2026-11-30 2026-12-01"],
    ["the cut-off itself", "2026-11-30T16:00", "2026-12-01 2026-12-02"],
    ["a Thursday before the cut-off", "2026-12-03T10:00", "2026-12-03 2026-12-04"],
    ["a Thursday evening, as nothing leaves on a Friday", "2026-12-03T18:00", "2026-12-07 2026-12-08"],
    ["a Friday", "2026-12-04T09:00", "2026-12-07 2026-12-08"],
    ["a Saturday", "2026-12-05T09:00", "2026-12-07 2026-12-08"],
    ["a Sunday evening", "2026-12-06T23:00", "2026-12-07 2026-12-08"],
    ["just after midnight in Seoul, yesterday in Greenwich", "2026-12-01T00:00", "2026-12-01 2026-12-02"],
    ["the day before the couriers' day off, and the holidays after it", "2026-08-13T09:00", "2026-08-18 2026-08-19"],
    ["the day before Chuseok", "2026-09-23T09:00", "2026-09-28 2026-09-29"],
    ["two days before Chuseok", "2026-09-22T09:00", "2026-09-22 2026-09-23"],
    ["the Thursday before Seollal", "2027-02-04T09:00", "2027-02-04 2027-02-05"],
    ["the Friday before Seollal", "2027-02-05T09:00", "2027-02-10 2027-02-11"],
    ["Christmas Eve", "2026-12-24T09:00", "2026-12-28 2026-12-29"],
    ["the last day of the year", "2026-12-31T09:00", "2027-01-04 2027-01-05"],
  ])("%s", (_, at, expected) => {
    expect(planned(at)).toBe(expected);
  });

  it("is after the days in which the shop is closed, and never the day before them", () => {
    const away = { closed: [closed("2026-12-02", "2026-12-08")] };
    expect(planned("2026-11-30T09:00", away)).toBe("2026-11-30 2026-12-01");
    expect(planned("2026-12-01T09:00", away)).toBe("2026-12-09 2026-12-10");
  });

  it("may be a Friday where couriers bring on Saturdays, and is no Saturday all the same", () => {
    expect(planned("2026-12-04T09:00", { saturdays: true })).toBe("2026-12-04 2026-12-05");
    expect(planned("2026-12-05T09:00", { saturdays: true })).toBe("2026-12-07 2026-12-08");
  });

  it("is never the same day with a cut-off at 0, and always with one at 24", () => {
    expect(planned("2026-11-30T00:00", { cutOffHour: 0 })).toBe("2026-12-01 2026-12-02");
    expect(planned("2026-11-30T23:59", { cutOffHour: 24 })).toBe("2026-11-30 2026-12-01");
  });

  it("leaves a longer way free of days off", () => {
    expect(planned("2026-12-02T09:00", {}, 1)).toBe("2026-12-02 2026-12-04");
    expect(planned("2026-12-03T09:00", {}, 1)).toBe("2026-12-07 2026-12-09");
  });

  it("is the weekday's in a year whose holidays are not known", () => {
    expect(planned("2030-01-01T09:00")).toBe("2030-01-01 2030-01-02");
  });

  it("is none while the owner shows none, or has closed for good", () => {
    expect(planned("2026-11-30T09:00", { hasDays: false })).toBe("never");
    expect(planned("2026-11-30T09:00", { closed: [closed("2026-11-01", "2029-12-31")] })).toBe("never");
  });

  it("needs the payment before the cut-off of that day", () => {
    expect(planDelivery(CALENDAR, new Date("2026-12-04T09:00+09:00"))?.payBefore).toBe("2026-12-07T07:00:00.000Z");
  });
});

describe("a closed shop", () => {
  const [open, shut, later] = [
    closed("2026-12-01", "2026-12-02"),
    closed("2026-12-10", "2026-12-12", false),
    closed("2027-01-20", "2027-01-21"),
  ] as const;
  const at = (seoul: string) => new Date(`${seoul}+09:00`);

  it("takes no orders from its first day's start to its last day's end in Seoul", () => {
    const found = (seoul: string) => noOrdersUntil([open, shut, later], at(seoul));
    expect(found("2026-12-01T12:00")).toBeUndefined();
    expect(found("2026-12-09T23:59:59")).toBeUndefined();
    expect(found("2026-12-10T00:00")).toBe("2026-12-12");
    expect(found("2026-12-12T23:59:59")).toBe("2026-12-12");
    expect(found("2026-12-13T00:00")).toBeUndefined();
  });

  it("takes none until the last of the periods that adjoin or overlap, in any order", () => {
    const until = (...periods: ClosedPeriod[]) => noOrdersUntil(periods, at("2026-12-11T12:00"));
    expect(until(closed("2026-12-13", "2026-12-15", false), shut)).toBe("2026-12-15");
    expect(until(shut, closed("2026-12-11", "2026-12-20", false))).toBe("2026-12-20");
    expect(until(shut, closed("2026-12-13", "2026-12-15"), closed("2026-12-14", "2026-12-15", false))).toBe(
      "2026-12-12",
    );
  });

  it("is announced two weeks before, until it is over", () => {
    const told = (seoul: string) => announcedPeriods([later, shut, open], at(seoul));
    expect(told("2026-11-20T09:00")).toEqual([open]);
    expect(told("2026-12-02T23:00")).toEqual([open, shut]);
    expect(told("2026-12-03T00:00")).toEqual([shut]);
    expect(told("2026-12-13T00:00")).toEqual([]);
  });
});
