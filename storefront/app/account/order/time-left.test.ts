import { expect, it } from "vitest";
import { timeLeft } from "./time-left";

const NOW = Date.parse("2026-11-26T10:00:00Z");
const after = (ms: number) => timeLeft(new Date(NOW + ms).toISOString(), NOW);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [72 * HOUR, { unit: "days", count: 3 }],
  [72 * HOUR - 1, { unit: "days", count: 2 }],
  [48 * HOUR, { unit: "days", count: 2 }],
  [48 * HOUR - 1, { unit: "hours", count: 47 }],
  [HOUR, { unit: "hours", count: 1 }],
  [HOUR - 1, { unit: "minutes", count: 59 }],
  [1, { unit: "minutes", count: 1 }],
  [0, undefined],
  [-HOUR, undefined],
])("%d ms before the deadline %j are left", (ms, left) => {
  expect(after(ms)).toEqual(left);
});
