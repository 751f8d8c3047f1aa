import { existsSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const MEGABYTE = 1024 * 1024;
/** What PostgreSQL needs to recover and to answer reads: some segments of its write-ahead log, 16 MB each. */
const RESERVE_MB = 64;
const ONLY_ABOVE_MB = 512;

/**
 * Reserves disk space while there is plenty: PostgreSQL stops when the disk is full, and without this space it could not start
 * again to answer reads.
 */
export function reserveDisk(file: string) {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    if (existsSync(file) || bavail * bsize < ONLY_ABOVE_MB * MEGABYTE) return;
    writeFileSync(file, Buffer.alloc(RESERVE_MB * MEGABYTE), { mode: 0o600, flush: true });
  } catch {
    // The shop runs without it.
    releaseDisk(file);
  }
}

export function releaseDisk(file: string) {
  try {
    rmSync(file, { force: true });
  } catch {
    // Not ours, or on a disk that is read-only.
  }
}
