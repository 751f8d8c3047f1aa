import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
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
  return paths.flatMap((path) => filesBelow(join(ROOT, path), wanted));
}

/** Every file below a folder, in a fixed order; none where there is no folder. */
export function filesBelow(path: string, wanted: (name: string) => boolean = () => true): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path)
    .filter(wanted)
    .sort()
    .flatMap((name) => filesBelow(join(path, name), wanted));
}
