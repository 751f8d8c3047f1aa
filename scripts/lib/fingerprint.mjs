import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./paths.mjs";

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
 * @param {string[]} paths relative to the checkout; a missing one counts as empty
 * @param {{ tests?: boolean }} [options] tests are left out unless asked for, because they change nothing that runs
 * @returns {string[]} absolute
 */
export function sourceFiles(paths, { tests = false } = {}) {
  const wanted = (/** @type {string} */ name) => !NOT_SOURCE.has(name) && (tests || !TEST.test(name));
  return paths.flatMap((path) => walk(join(ROOT, path), wanted));
}

/**
 * A quick fingerprint by names, sizes and times: it may say "changed" for nothing, never "unchanged" wrongly in practice.
 * @param {string[]} files
 */
export function quickFingerprint(files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(ROOT, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/**
 * A fingerprint by content, the same on every machine.
 * @param {string[]} files
 */
export function contentFingerprint(files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @param {(name: string) => boolean} wanted
 * @returns {string[]}
 */
function walk(path, wanted) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path)
    .filter(wanted)
    .sort()
    .flatMap((name) => walk(join(path, name), wanted));
}
