import { describe, expect, it } from "vitest";
import { DECISIONS, STANDINGS, standingOf } from "./standing";

describe("a store's standing", () => {
  it("is suspended, whatever else is true", () => {
    for (const isVerified of [true, false]) {
      expect(standingOf({ isSuspended: true, isVerified, isActive: false })).toBe("suspended");
    }
  });

  it("is waiting until it is verified, also when its owner closed it", () => {
    for (const isActive of [true, false]) {
      expect(standingOf({ isSuspended: false, isVerified: false, isActive })).toBe("waiting");
    }
  });

  it("is open or closed as its owner chose, once verified", () => {
    expect(standingOf({ isSuspended: false, isVerified: true, isActive: true })).toBe("open");
    expect(standingOf({ isSuspended: false, isVerified: true, isActive: false })).toBe("closed");
  });

  it("never offers the current state as a decision", () => {
    expect(STANDINGS.waiting.decisions).not.toContain("unverified");
    expect(STANDINGS.open.decisions).not.toContain("verified");
    expect(STANDINGS.suspended.decisions).toEqual(["resumed"]);
  });

  it("requires a reason for decisions against the owner", () => {
    const asked = Object.entries(DECISIONS).filter(([, { needsReason }]) => needsReason);
    expect(asked.map(([kind]) => kind).sort()).toEqual(["change_refused", "suspended", "unverified"]);
  });
});
