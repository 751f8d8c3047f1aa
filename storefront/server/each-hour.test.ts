import { afterEach, expect, it, vi } from "vitest";
import { eachHour } from "./each-hour";

afterEach(() => vi.useRealTimers());

it("acts just after each full hour, until it is stopped", () => {
  vi.useFakeTimers({ now: new Date("2026-11-30T06:59:00Z") });
  const acted: string[] = [];
  const clock = eachHour(() => acted.push(new Date().toISOString()));
  vi.advanceTimersByTime(59_999);
  expect(acted).toEqual([]);
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(acted).toEqual(["2026-11-30T07:00:00.050Z", "2026-11-30T08:00:00.050Z"]);
  clock.stop();
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(acted).toHaveLength(2);
});
