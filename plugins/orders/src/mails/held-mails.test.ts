import { describe, expect, it } from "vitest";
import { believedStatus, type UntoldChange } from "./held-mails";

function change(from: UntoldChange["from"], age: number, told = false): UntoldChange {
  return { from, age, told };
}

describe("the status in which a customer believes an order to be", () => {
  it("is that before a change whose mail was withdrawn", () => {
    expect(believedStatus([change("pending", 4)])).toBe("pending");
  });

  it("is that before the first of several changes that follow each other", () => {
    expect(believedStatus([change("processing", 1), change("pending", 8)])).toBe("pending");
    expect(believedStatus([change("processing", 200), change("pending", 480)])).toBe("pending");
  });

  it("is told by a mail that has gone", () => {
    expect(believedStatus([change("processing", 4, true)])).toBeUndefined();
    expect(believedStatus([change("processing", 4), change("pending", 20, true)])).toBe("processing");
  });

  it("is not known any more when no mail about it can have been held", () => {
    expect(believedStatus([change("completed", 301)])).toBeUndefined();
    expect(believedStatus([change("completed", 20), change("processing", 400)])).toBe("completed");
    expect(believedStatus([])).toBeUndefined();
  });
});
