import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepSecrets } from "./secrets.mjs";

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zakh-secrets-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("secrets are made once and kept where only their owner can read them", () => {
  const first = keepSecrets(folder);
  expect(keepSecrets(folder)).toEqual(first);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  expect(new Set(Object.values(first)).size).toBe(Object.values(first).length);
});

it("a secret that is missing is added and the others stay", () => {
  const { sessionSecret: _, ...others } = keepSecrets(folder);
  writeFileSync(join(folder, "secrets.json"), JSON.stringify(others));
  expect(keepSecrets(folder)).toMatchObject(others);
  expect(JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8")).sessionSecret).toHaveLength(64);
});

it("a damaged file is told, not replaced", () => {
  writeFileSync(join(folder, "secrets.json"), "{");
  expect(() => keepSecrets(folder)).toThrow("damaged");
});
