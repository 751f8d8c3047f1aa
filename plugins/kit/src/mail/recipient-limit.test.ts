import { beforeEach, expect, it, vi } from "vitest";
import { shopLog } from "../log/shop-log";
import type { OutgoingMail } from "./outgoing-mail";
import { createRecipientLimit, heldBack } from "./recipient-limit";

const told = vi.spyOn(shopLog, "write").mockImplementation(() => undefined);
const MAIL: OutgoingMail = { key: "a", to: "b@c.d", language: "mn", subject: "", html: "", text: "", holdSeconds: 2 };

beforeEach(() => told.mockClear());

it("lets a number of mails per hour pass, delays as many, and drops the rest with a log line", async () => {
  const limit = createRecipientLimit({ name: "test", perHour: 2 });
  const holds: (number | null)[] = [];
  for (const recipient of ["bold@example.com", "BOLD@example.com", "bold@example.com", " bold@example.com"]) {
    holds.push(await limit.hold(recipient));
  }
  expect(holds).toEqual([0, 0, expect.any(Number), expect.any(Number)]);
  expect(holds[2]).toBeGreaterThan(3000);
  expect(holds[3]).toBeLessThanOrEqual(3600);
  expect(await limit.hold("bold@example.com")).toBeNull();
  expect(told.mock.calls.map(([level, message, fields]) => [level, message, fields?.recipient])).toEqual([
    ["warn", expect.stringContaining("held back"), "b***@example.com"],
    ["warn", expect.stringContaining("held back"), "b***@example.com"],
    ["warn", expect.stringContaining("not sent"), "b***@example.com"],
  ]);
});

it("counts each recipient separately, and does not count returned mails", async () => {
  const limit = createRecipientLimit({ name: "test", perHour: 1 });
  await limit.hold("one@example.com");
  expect(await limit.hold("another@example.com")).toBe(0);
  await limit.giveBack("ONE@example.com");
  expect(await limit.hold("one@example.com")).toBe(0);
});

it("delays a mail at least as long as it must wait anyway", () => {
  expect(heldBack(MAIL, 0)).toEqual([MAIL]);
  expect(heldBack(MAIL, 100)).toEqual([{ ...MAIL, holdSeconds: 100 }]);
  expect(heldBack(MAIL, null)).toEqual([]);
});
