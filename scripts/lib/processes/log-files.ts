import { chmodSync, copyFileSync, fchmodSync, openSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { makePrivateFolder } from "../../bootstrap/make-folder.mjs";

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A log is rotated when it is larger or older than this. `files` rotated ones are kept, for `retentionMs` at most. */
export const LOG_LIMITS = { bytes: 10 * MEGABYTE, ageMs: DAY_MS, files: 7, retentionMs: 14 * DAY_MS };
const POLL_INTERVAL_MS = 5_000;

/**
 * The path of a log that only its owner can read. The log of the last run becomes `<name>.1.log`, and so on to `<name>.7.log`.
 * @param options `again`: a restart in the same run appends, so that repeated restarts do not rotate the first error away
 */
export function logFile(dataDir: string, name: string, { again = false }: { again?: boolean } = {}) {
  const file = join(dataDir, "logs", `${name}.log`);
  makePrivateFolder(dirname(file));
  if (!again) rotate(file, (first) => renameSync(file, first));
  return file;
}

/**
 * Opens a log for appending, so that it can be truncated while a program writes into it.
 * @returns a file descriptor; undefined when the file cannot be opened, because a full disk must not stop the shop
 */
export function openLog(file: string): number | undefined {
  try {
    const descriptor = openSync(file, "a", 0o600);
    fchmodSync(descriptor, 0o600);
    return descriptor;
  } catch {
    return undefined;
  }
}

/** Rotates the logs of running programs. The programs write into the files themselves, also after this process has ended. */
export class LogRotation {
  /** since when each is written, in ms */
  readonly #files = new Map<string, number>();
  #timer?: NodeJS.Timeout;

  constructor(readonly limits = LOG_LIMITS) {}

  follow(file: string) {
    this.#files.set(file, Date.now());
    this.#timer ??= setInterval(() => this.check(), POLL_INTERVAL_MS).unref();
  }

  leave(file: string) {
    this.#files.delete(file);
    if (this.#files.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  check() {
    for (const [file, since] of this.#files) {
      try {
        const { size } = statSync(file);
        if (size === 0 || (size <= this.limits.bytes && Date.now() - since <= this.limits.ageMs)) continue;
        this.#files.set(file, Date.now());
        rotate(file, (first) => copyFileSync(file, first), this.limits);
        truncateSync(file);
      } catch {
        // It was removed, or belongs to another user now. The next poll tries again.
      }
    }
  }
}

/** Renames each rotated log to the next number, removes what is too old or too many, and lets `fill` write number 1. */
function rotate(file: string, fill: (first: string) => void, { files, retentionMs } = LOG_LIMITS) {
  const place = (number: number) => file.replace(/\.log$/, `.${number}.log`);
  const attempt = (work: () => void) => {
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
  // An incomplete copy, for lack of space, is useless and takes the last space.
  if (!attempt(() => fill(place(1)))) attempt(() => rmSync(place(1), { force: true }));
  for (let number = 1; number <= files; number += 1) {
    attempt(() => chmodSync(place(number), 0o600));
    attempt(() => Date.now() - statSync(place(number)).mtimeMs > retentionMs && rmSync(place(number)));
  }
}
