import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stripTypes, stripTypesOfAll } from "./strip-types.mjs";

/** @type {string} */
let root;
const folders = () => ({ from: join(root, "source"), to: join(root, "built") });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "zakh-strip-"));
  mkdirSync(join(root, "source", "src", "api"), { recursive: true });
  mkdirSync(join(root, "built", "src"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("brings what was built long ago up to date, and takes away what has no source any more", async () => {
  writeFileSync(join(root, "source", "src", "api", "calls.ts"), "export const calls: number = 2;\n");
  writeFileSync(join(root, "built", "src", "calls-of-old.js"), "exports.calls = 1;\n");
  await stripTypesOfAll("src", folders());
  expect(readFileSync(join(root, "built", "src", "api", "calls.js"), "utf8")).toContain("const calls = 2");
  expect(existsSync(join(root, "built", "src", "calls-of-old.js"))).toBe(false);
});

it("removes the built file of a source that is gone", async () => {
  writeFileSync(join(root, "built", "src", "gone.js"), "");
  await stripTypes(join(root, "source", "src", "gone.ts"), folders());
  expect(existsSync(join(root, "built", "src", "gone.js"))).toBe(false);
});
