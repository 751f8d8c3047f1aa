import { Failure } from "../../bootstrap/failure.mjs";

/** How many backups stay: the last of each of so many days, and of each of so many weeks. */
export interface Rotation {
  daily: number;
  weekly: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const NAME = /^zakh-(\d{4}-\d\d-\d\d)T\d\d-\d\d-\d\d\.tgz$/;

/** The name of a backup of this moment: `zakh-2026-11-26T03-30-00.tgz`, in UTC. */
export function backupName(now = new Date()) {
  return `zakh-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.tgz`;
}

/**
 * The backups that a rotation does without. Days and weeks without a backup do not count, so that an old one is never the price
 * of a machine that was off. Other files are never among them.
 */
export function outdated(files: string[], { daily, weekly }: Rotation): string[] {
  const newestFirst = files.filter((file) => NAME.test(file)).sort((one, other) => other.localeCompare(one));
  const retained = new Set([...lastOfEach(newestFirst, dayOf, daily), ...lastOfEach(newestFirst, weekOf, weekly)]);
  return newestFirst.filter((file) => !retained.has(file));
}

/** The newest file of each of the `count` newest periods. */
function lastOfEach(newestFirst: string[], periodOf: (file: string) => string | number, count: number) {
  const last = new Map<string | number, string>();
  for (const file of newestFirst) if (!last.has(periodOf(file))) last.set(periodOf(file), file);
  return [...last.values()].slice(0, count);
}

function dayOf(file: string) {
  return NAME.exec(file)?.[1] ?? "";
}

/** A number for each week, which begins on Monday: 1 January 1970 was a Thursday. */
function weekOf(file: string) {
  return Math.floor((Date.parse(dayOf(file)) / DAY_MS + 3) / 7);
}

/** Reads how many backups stay; undefined when neither option was given, and then all stay. */
export function rotationOf(daily: number | null, weekly: number | null): Rotation | undefined {
  if (daily === null && weekly === null) return undefined;
  const rotation = { daily: daily ?? 0, weekly: weekly ?? 0 };
  if (rotation.daily + rotation.weekly === 0) throw new Failure("--daily and --weekly would leave no backup.");
  return rotation;
}
