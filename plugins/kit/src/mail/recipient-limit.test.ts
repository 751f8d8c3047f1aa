import { beforeEach, expect, it, vi } from "vitest";
import { shopLog } from "../log/shop-log";
import type { OutgoingMail } from "./outgoing-mail";
import { createRecipientLimit, delayed } from "./recipient-limit";

const told = vi.spyOn(shopLog, "write").mockImplementation(() => undefined);
const MAIL: OutgoingMail = { key: "a", to: "b@c.d", language: "mn", subject: "", html: "", text: "", delaySeconds: 2 };

beforeEach(() => told.mockClear());

it("lets a number of mails per hour pass, delays as many, and drops the rest with a log line", async () => {
  const limit = createRecipientLimit({ name: "test", perHour: 2 });
  const delays: (number | null)[] = [];
  for (const recipient of ["bold@example.com", "BOLD@example.com", "bold@example.com", " bold@example.com"]) {
    delays.push(await limit.delayFor(recipient));
  }
  expect(delays).toEqual([0, 0, expect.any(Number), expect.any(Number)]);
  expect(delays[2]).toBeGreaterThan(3000);
  expect(delays[3]).toBeLessThanOrEqual(3600);
  expect(await limit.delayFor("bold@example.com")).toBeNull();
  expect(told.mock.calls.map(([level, message, fields]) => [level, message, fields?.recipient])).toEqual([
    ["warn", expect.stringContaining("held back"), "b***@example.com"],
    ["warn", expect.stringContaining("held back"), "b***@example.com"],
    ["warn", expect.stringContaining("not sent"), "b***@example.com"],
  ]);
});

it("counts each recipient separately, and does not count returned mails", async () => {
  const limit = createRecipientLimit({ name: "test", perHour: 1 });
  await limit.delayFor("one@example.com");
  expect(await limit.delayFor("another@example.com")).toBe(0);
  await limit.giveBack("ONE@example.com");
  expect(await limit.delayFor("one@example.com")).toBe(0);
});

it("delays a mail at least as long as it must wait anyway", () => {
  expect(delayed(MAIL, 0)).toEqual([MAIL]);
  expect(delayed(MAIL, 100)).toEqual([{ ...MAIL, delaySeconds: 100 }]);
  expect(delayed(MAIL, null)).toEqual([]);
});
