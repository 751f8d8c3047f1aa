import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../../bootstrap/paths.mjs";

const NOT_SOURCE = new Set([
  "node_modules",
  ".medusa",
  ".turbo",
  ".react-router",
  ".cache",
  "build",
  "coverage",
  "e2e",
  "integration-tests",
  "test-results",
  "playwright-report",
]);
const TEST = /\.test\.[a-z]+$/;

/**
 * The files below some paths of the checkout, in a fixed order, without what is built.
 * @param paths relative to the checkout; a missing one counts as empty
 * @param options tests are left out unless asked for, because they change nothing that runs
 * @returns absolute
 */
export function sourceFiles(paths: string[], { tests = false }: { tests?: boolean } = {}): string[] {
  const wanted = (name: string) => !NOT_SOURCE.has(name) && (tests || !TEST.test(name));
  return paths.flatMap((path) => walk(join(ROOT, path), wanted));
}

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

function walk(path: string, wanted: (name: string) => boolean): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path)
    .filter(wanted)
    .sort()
    .flatMap((name) => walk(join(path, name), wanted));
}
