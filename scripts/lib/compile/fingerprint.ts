import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "../../bootstrap/paths.mjs";

/**
 * A quick fingerprint by names, sizes and times: it may say "changed" for nothing, never "unchanged" wrongly in practice.
 */
export function quickFingerprint(files: string[]) {
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(ROOT, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** A fingerprint by content, the same on every machine. */
export function contentFingerprint(files: string[]) {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}
