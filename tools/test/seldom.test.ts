import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SELDOM, unchangedTests } from "./seldom.ts";

const ROOT = join(import.meta.dirname, "../..");

it("names files and folders that there are", () => {
  const named = Object.entries(SELDOM).flatMap(([test, sources]) => [test, ...sources]);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it("runs a test whose source has changed, or that has itself, and leaves the others out", () => {
  const all = Object.keys(SELDOM);
  const backup = "backend/integration-tests/container/backup.test.ts";
  const out = unchangedTests([
    "plugins/kit/src/uploads/limits.ts",
    backup,
    "plugins/kit/src/uploads-of-others.ts",
    "plugins/kit/src/log/a.test.ts",
  ]);
  const run = all.filter((test) => SELDOM[test]?.includes("plugins/kit/src/uploads") || test === backup);
  expect(run.length).toBeGreaterThan(1);
  expect(all.filter((test) => !out.includes(test))).toEqual(run);
  expect(unchangedTests([])).toEqual(all);
});
