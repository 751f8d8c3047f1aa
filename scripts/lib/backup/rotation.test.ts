import { expect, it } from "vitest";
import { backupName, outdated, rotationOf } from "./rotation.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Thursday. */
const TODAY = Date.parse("2026-11-26T03:30:00Z");

function madeDaysAgo(days: number) {
  return backupName(new Date(TODAY - days * DAY_MS));
}

function daysKept(files: string[], rotation: { daily: number; weekly: number }) {
  const gone = new Set(outdated(files, rotation));
  return files
    .filter((file) => !gone.has(file))
    .map((file) => file.slice("zakh-2026-".length, "zakh-2026-11-26".length));
}

it("keeps the last of each day, and older ones by the week, whose last one is Sunday's", () => {
  const files = Array.from({ length: 40 }, (_, days) => madeDaysAgo(days));
  expect(daysKept(files, { daily: 3, weekly: 4 })).toEqual(["11-26", "11-25", "11-24", "11-22", "11-15", "11-08"]);
  const earlierToday = backupName(new Date(TODAY - 60_000));
  expect(outdated([earlierToday, madeDaysAgo(0)], { daily: 7, weekly: 4 })).toEqual([earlierToday]);
});

it("removes no old backup because the machine was off, and nothing that it has not named", () => {
  expect(outdated([madeDaysAgo(300), madeDaysAgo(200), madeDaysAgo(0)], { daily: 3, weekly: 0 })).toEqual([]);
  expect(outdated(["before-the-move.tgz", "zakh-old.tgz", madeDaysAgo(0)], { daily: 1, weekly: 0 })).toEqual([]);
});

it("refuses to keep none", () => {
  expect(() => rotationOf(0, null)).toThrow("no backup");
  expect(rotationOf(null, null)).toBeUndefined();
});
