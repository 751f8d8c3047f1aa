import { describe, expect, it } from "vitest";
import { lastNotifiedStatus, type UnsentChange } from "./held-mails";

function change(from: UnsentChange["from"], age: number, told = false): UnsentChange {
  return { from, age, told };
}

describe("the status in which a customer believes an order to be", () => {
  it("is that before a change whose mail was withdrawn", () => {
    expect(lastNotifiedStatus([change("pending", 4)])).toBe("pending");
  });

  it("is that before the first of several changes that follow each other", () => {
    expect(lastNotifiedStatus([change("processing", 1), change("pending", 8)])).toBe("pending");
    expect(lastNotifiedStatus([change("processing", 200), change("pending", 480)])).toBe("pending");
  });

  it("is told by a mail that has gone", () => {
    expect(lastNotifiedStatus([change("processing", 4, true)])).toBeUndefined();
    expect(lastNotifiedStatus([change("processing", 4), change("pending", 20, true)])).toBe("processing");
  });

  it("is not known any more when no mail about it can have been held", () => {
    expect(lastNotifiedStatus([change("completed", 301)])).toBeUndefined();
    expect(lastNotifiedStatus([change("completed", 20), change("processing", 400)])).toBe("completed");
    expect(lastNotifiedStatus([])).toBeUndefined();
  });
});
