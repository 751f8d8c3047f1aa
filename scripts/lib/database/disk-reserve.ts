import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
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
    const descriptor = openSync(file, "w", 0o600);
    try {
      const piece = Buffer.alloc(MEGABYTE);
      for (let written = 0; written < RESERVE_MB; written += 1) writeSync(descriptor, piece);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
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
