import { describe, expect, it } from "vitest";
import { violatedConstraint } from "./violated-constraint";

function databaseError(code: string, constraint?: string): Error {
  return Object.assign(new Error("refused"), { code, constraint });
}

describe("the constraint that refused a write", () => {
  it("is named for unique and check constraints, and for triggers that act as one", () => {
    expect(violatedConstraint(databaseError("23505", "one_default"))).toBe("one_default");
    expect(violatedConstraint(databaseError("23514", "no_cycle"))).toBe("no_cycle");
  });

  it("is undefined for any other error", () => {
    expect(violatedConstraint(databaseError("40P01", "deadlock"))).toBeUndefined();
    expect(violatedConstraint(databaseError("23502"))).toBeUndefined();
    expect(violatedConstraint(new Error("x"))).toBeUndefined();
    expect(violatedConstraint("23505")).toBeUndefined();
  });
});
