import type { Delivery } from "@zakh/delivery/contract";
import { DEFAULT_ISLANDS } from "@zakh/site-settings/contract";
import { describe, expect, it } from "vitest";
import { daysAfter } from "./delivery-days";

const DELIVERY: Delivery = {
  hasDays: true,
  cutOffHour: 16,
  paymentHours: 72,
  saturdays: false,
  holidays: [],
  holidaysUntil: 2027,
  freeFrom: 0,
  islands: DEFAULT_ISLANDS.islands,
  closed: [],
  postcodeSearch: false,
};

/** Ordered on a Monday. */
const ORDERED = { status: "pending", address: "Чонжу", leavesOn: "2026-11-30", arrivesOn: "2026-12-01" } as const;

const IN_TIME = new Date("2026-11-30T15:59+09:00");
const LATE = new Date("2026-12-03T20:00+09:00");

describe("the days of an order", () => {
  it("stay when the money comes in time", () => {
    expect(daysAfter(ORDERED, "processing", true, DELIVERY, IN_TIME)).toEqual({
      leavesOn: "2026-11-30",
      arrivesOn: "2026-12-01",
      changed: [],
    });
  });

  it("are counted anew when the money comes late, which the history tells", () => {
    expect(daysAfter(ORDERED, "processing", true, DELIVERY, LATE)).toEqual({
      leavesOn: "2026-12-07",
      arrivesOn: "2026-12-08",
      changed: [
        { field: "leavesOn", from: "2026-11-30", to: "2026-12-07" },
        { field: "arrivesOn", from: "2026-12-01", to: "2026-12-08" },
      ],
    });
  });

  it("are a day longer apart for an island", () => {
    const days = daysAfter({ ...ORDERED, address: "63100 제주" }, "processing", true, DELIVERY, IN_TIME);
    expect(days).toMatchObject({ leavesOn: "2026-11-30", arrivesOn: "2026-12-02" });
  });

  it("are made for an order of a time without days", () => {
    const { changed } = daysAfter(
      { ...ORDERED, leavesOn: null, arrivesOn: null },
      "processing",
      true,
      DELIVERY,
      IN_TIME,
    );
    expect(changed).toMatchObject([{ from: "", to: "2026-11-30" }, { from: "" }]);
  });

  it.each([
    ["a cancellation", "pending", "cancelled"],
    ["a delivery", "processing", "completed"],
    ["a payment that is taken back", "processing", "pending"],
  ] as const)("stay at %s", (_, status, to) => {
    const { leavesOn, changed } = daysAfter({ ...ORDERED, status }, to, true, DELIVERY, LATE);
    expect([leavesOn, changed]).toEqual(["2026-11-30", []]);
  });

  it("stay while the shop promises none, and where nothing is delivered", () => {
    expect(daysAfter(ORDERED, "processing", true, { ...DELIVERY, hasDays: false }, LATE).changed).toEqual([]);
    expect(daysAfter(ORDERED, "processing", false, DELIVERY, LATE).changed).toEqual([]);
  });
});
