import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { learnServerTime, onServerTime, serverDate, serverNow } from "./server-time";

const NOW = Date.parse("2026-11-28T03:00:00Z");
const answeredAt = (time: string) => learnServerTime(new Headers({ Date: new Date(time).toUTCString() }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  // The clock is right again for the tests that share this process.
  vi.useRealTimers();
  learnServerTime(new Headers({ Date: new Date().toUTCString() }));
});

it.each([
  ["a day behind", "2026-11-29T03:00:00Z"],
  ["three hours ahead", "2026-11-28T00:00:00Z"],
  ["of another year", "2031-01-01T00:00:00Z"],
])("a device whose clock is %s shows the server's time, which goes on", (_, time) => {
  answeredAt(time);
  expect(serverDate()).toEqual(new Date(time));
  vi.advanceTimersByTime(60_000);
  expect(serverNow()).toBe(Date.parse(time) + 60_000);
});

it("a clock that is nearly right is left alone, and one that is set right later counts again", () => {
  answeredAt("2026-11-28T03:00:04Z");
  expect(serverNow()).toBe(NOW);
  answeredAt("2026-11-28T05:00:00Z");
  answeredAt("2026-11-28T03:00:01Z");
  expect(serverNow()).toBe(NOW);
});

it("tells of another time once, and knows nothing of an answer without one", () => {
  const changed = vi.fn();
  const forget = onServerTime(changed);
  learnServerTime(new Headers());
  answeredAt("2026-11-28T05:00:00Z");
  answeredAt("2026-11-28T05:00:02Z");
  expect(changed).toHaveBeenCalledOnce();
  forget();
});
