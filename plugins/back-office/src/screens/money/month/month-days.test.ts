import { describe, expect, it } from "vitest";
import { daysOf, monthAfter, presentMonth, readMonthAddress } from "./month-days";

const read = (query: string) => readMonthAddress(new URLSearchParams(query)).filters.month;

describe("the month of the screen", () => {
  it("stands in the address, and anything else there is the present month", () => {
    expect(read("month=2026-02")).toBe("2026-02");
    for (const query of ["", "month=2026-13", "month=2026-1", "month=1999-12", "month=0000-01", "month=x"]) {
      expect(read(query), query).toBe("");
    }
  });

  it("begins and ends in Seoul", () => {
    expect(presentMonth(new Date("2026-10-31T14:59:59Z"))).toBe("2026-10");
    expect(presentMonth(new Date("2026-10-31T15:00:00Z"))).toBe("2026-11");
  });

  it("has its days, also in a leap year", () => {
    expect(daysOf("2026-11")).toEqual({ from: "2026-11-01", to: "2026-11-30" });
    expect(daysOf("2028-02").to).toBe("2028-02-29");
    expect(daysOf("2026-12").to).toBe("2026-12-31");
  });

  it("goes on over a year's end", () => {
    expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });
});
