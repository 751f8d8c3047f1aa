import {
  chmodSync,
  copyFileSync,
  fchmodSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { makePrivateFolder } from "../../bootstrap/make-folder.mjs";

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A log begins anew when it is larger or older than this; this many before it stay, none longer than the last. */
export const LOG_LIMITS = { bytes: 10 * MEGABYTE, ageMs: DAY_MS, files: 7, keptMs: 14 * DAY_MS };
const POLL_INTERVAL_MS = 5_000;

/**
 * A log file's place, for its owner's eyes only. What the last run wrote becomes `<name>.1.log`, and so on to `<name>.7.log`.
 * @param options `again`: the same run goes on, so that a part that ends over and over does not push the first reason out
 */
export function logFile(dataDir: string, name: string, { again = false }: { again?: boolean } = {}) {
  const file = join(dataDir, "logs", `${name}.log`);
  makePrivateFolder(dirname(file));
  if (!again) makeRoom(file, (first) => renameSync(file, first));
  return file;
}

/**
 * Opens a log for appending, which is what lets it be cut short while a program writes into it.
 * @returns a file descriptor; nothing where none can be opened: a full disk must stop no part of the shop
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

/** Keeps the logs of running programs within their limits. They write into their files themselves, whatever becomes of us. */
export class LogRotation {
  /** since when each is written, in ms */
  readonly #files = new Map<string, number>();
  #timer?: NodeJS.Timeout;

  constructor(readonly limits = LOG_LIMITS) {}

  follow(file: string) {
    this.#files.set(file, Date.now());
    this.#timer ??= setInterval(() => this.look(), POLL_INTERVAL_MS).unref();
  }

  leave(file: string) {
    this.#files.delete(file);
    if (this.#files.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  look() {
    for (const [file, since] of this.#files) {
      try {
        const { size } = statSync(file);
        if (size === 0 || (size <= this.limits.bytes && Date.now() - since <= this.limits.ageMs)) continue;
        this.#files.set(file, Date.now());
        makeRoom(file, (first) => copyFileSync(file, first), this.limits);
        truncateSync(file);
      } catch {
        // It was removed by hand, or is not ours any more; the next look tells.
      }
    }
  }
}

/** Moves the files of earlier times one number up, removes what is too old or one too many, and has the first place filled. */
function makeRoom(file: string, fill: (first: string) => void, { files, keptMs } = LOG_LIMITS) {
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
  // Half a copy, for lack of space, tells nothing and takes what is left.
  if (!attempt(() => fill(place(1)))) attempt(() => rmSync(place(1), { force: true }));
  const ours = new RegExp(`^${basename(file, ".log").replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\.(\\d+|previous)\\.log$`);
  for (const name of readdirSync(dirname(file)).filter((name) => ours.test(name))) {
    const old = join(dirname(file), name);
    attempt(() => chmodSync(old, 0o600));
    attempt(() => Date.now() - statSync(old).mtimeMs > keptMs && rmSync(old));
  }
}
