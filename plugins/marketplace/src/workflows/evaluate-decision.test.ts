import { describe, expect, it } from "vitest";
import { evaluateDecision } from "./evaluate-decision";

const waiting = { isVerified: false, isActive: true, isSuspended: false };
const open = { isVerified: true, isActive: true, isSuspended: false };
const closedByOwner = { isVerified: true, isActive: false, isSuspended: false };
const suspended = { isVerified: true, isActive: false, isSuspended: true };

describe("an admin's decision on a store", () => {
  it("verifies a waiting store and changes nothing else", () => {
    expect(evaluateDecision(waiting, { isVerified: true })).toEqual({ kinds: ["verified"], after: open });
  });

  it("suspends instead of just closing", () => {
    expect(evaluateDecision(open, { isActive: false })).toEqual({ kinds: ["suspended"], after: suspended });
  });

  it("suspends a store that its owner had closed already", () => {
    expect(evaluateDecision(closedByOwner, { isActive: false })).toEqual({ kinds: ["suspended"], after: suspended });
  });

  it("reopens a suspended store, and one that its owner closed", () => {
    for (const store of [suspended, closedByOwner]) {
      expect(evaluateDecision(store, { isActive: true })).toEqual({ kinds: ["resumed"], after: open });
    }
  });

  it("may contain two at once", () => {
    expect(evaluateDecision(open, { isVerified: false, isActive: false })).toEqual({
      kinds: ["unverified", "suspended"],
      after: { isVerified: false, isActive: false, isSuspended: true },
    });
  });

  it("is empty when it changes nothing", () => {
    expect(evaluateDecision(open, { isVerified: true, isActive: true })).toEqual({ kinds: [], after: open });
    expect(evaluateDecision(suspended, { isActive: false })).toEqual({ kinds: [], after: suspended });
    expect(evaluateDecision(suspended, {})).toEqual({ kinds: [], after: suspended });
  });
});
