import {
  chmodSync,
  copyFileSync,
  fchmodSync,
  ftruncateSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { makePrivateFolder } from "./make-folder.mjs";

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A log begins anew when it is larger or older than this; this many before it stay, none longer than the last. */
export const LOG_LIMITS = { bytes: 10 * MEGABYTE, ageMs: DAY_MS, files: 7, keptMs: 14 * DAY_MS };
const LOOK_EVERY_MS = 5_000;

/**
 * A log file's place, for its owner's eyes only. What the last run wrote becomes `<name>.1.log`, and so on to `<name>.7.log`.
 * @param {string} dataDir
 * @param {string} name
 * @param {{ again?: boolean }} [options] `again`: the same run goes on, so that a part that ends over and over does not push
 *   the first reason out
 */
export function logFile(dataDir, name, { again = false } = {}) {
  const file = join(dataDir, "logs", `${name}.log`);
  makePrivateFolder(dirname(file));
  if (!again) makeRoom(file, (first) => renameSync(file, first));
  return file;
}

/**
 * Opens a log for appending, which is what lets it be cut short while a program writes into it.
 * @param {string} file
 * @param {{ append?: boolean }} [options]
 * @returns {number | undefined} a file descriptor; nothing where none can be opened: a full disk must stop no part of the shop
 */
export function openLog(file, { append = true } = {}) {
  try {
    const descriptor = openSync(file, "a", 0o600);
    fchmodSync(descriptor, 0o600);
    if (!append) ftruncateSync(descriptor);
    return descriptor;
  } catch {
    return undefined;
  }
}

/** Keeps the logs of running programs within their limits. They write into their files themselves, whatever becomes of us. */
export class LogRotation {
  /** @param {typeof LOG_LIMITS} [limits] */
  constructor(limits = LOG_LIMITS) {
    this.limits = limits;
    /** @type {Map<string, number>} since when each is written, in ms */
    this.files = new Map();
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
  }

  /** @param {string} file */
  follow(file) {
    this.files.set(file, Date.now());
    this.timer ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  /** @param {string} file */
  leave(file) {
    this.files.delete(file);
    if (this.files.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  look() {
    for (const [file, since] of this.files) {
      try {
        const { size } = statSync(file);
        if (size === 0 || (size <= this.limits.bytes && Date.now() - since <= this.limits.ageMs)) continue;
        this.files.set(file, Date.now());
        makeRoom(file, (first) => copyFileSync(file, first), this.limits);
        truncateSync(file);
      } catch {
        // It was removed by hand, or is not ours any more; the next look tells.
      }
    }
  }
}

/**
 * Moves the files of earlier times one number up, removes what is too old or one too many, and has the first place filled.
 * @param {string} file
 * @param {(first: string) => void} fill
 * @param {Pick<typeof LOG_LIMITS, "files" | "keptMs">} [limits]
 */
function makeRoom(file, fill, { files, keptMs } = LOG_LIMITS) {
  const place = (/** @type {number} */ number) => file.replace(/\.log$/, `.${number}.log`);
  const attempt = (/** @type {() => void} */ work) => {
    try {
      work();
      return true;
    } catch {
      return false;
    }
  };
  attempt(() => rmSync(place(files), { force: true }));
  for (let number = files - 1; number > 0; number -= 1) {
    attempt(() => renameSync(place(number), place(number + 1)));
  }
  // Half a copy, for lack of space, tells nothing and takes what is left.
  if (!attempt(() => fill(place(1)))) attempt(() => rmSync(place(1), { force: true }));
  const ours = new RegExp(`^${basename(file, ".log").replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\.(\\d+|previous)\\.log$`);
  for (const name of readdirSync(dirname(file)).filter((name) => ours.test(name))) {
    const old = join(dirname(file), name);
    attempt(() => chmodSync(old, 0o600));
    attempt(() => Date.now() - statSync(old).mtimeMs > keptMs && rmSync(old));
  }
}
