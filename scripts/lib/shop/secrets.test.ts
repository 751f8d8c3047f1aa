import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Failure } from "../../bootstrap/failure.mjs";
import { describeAdminPassword, loadSecrets, markAdminOlder } from "./secrets.ts";
import { readSettings } from "./settings.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zakh-secrets-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("secrets are made once and kept where only their owner can read them", () => {
  const first = loadSecrets(folder);
  expect(loadSecrets(folder)).toEqual(first);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  expect(new Set(Object.values(first)).size).toBe(Object.values(first).length);
});

it("a secret that is missing is added and the others stay", () => {
  const { sessionSecret: _, ...others } = loadSecrets(folder);
  writeFileSync(join(folder, "secrets.json"), JSON.stringify(others));
  expect(loadSecrets(folder)).toMatchObject(others);
  expect(JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8")).sessionSecret).toHaveLength(64);
});

it.each([
  ["nothing", "", "the file is empty"],
  ["half a file", '{ "sessionSecret": "nuuts', "it is no JSON"],
  ["binary", Buffer.from([0, 255, 254, 1, 2]), "it is no JSON"],
  ["null", "null", "it holds no names with values"],
  ["an array", '["nuuts"]', "it holds no names with values"],
  ["a text", '"nuuts"', "it holds no names with values"],
  ["a secret that is a number", '{ "jwtSecret": 5 }', '"jwtSecret" is no text'],
  ["a secret that is null", '{ "jwtSecret": null }', '"jwtSecret" is no text'],
  ["an empty secret", '{ "jwtSecret": " " }', '"jwtSecret" is no text'],
])("a file with %s is told in one sentence, kept as it is, and nobody is told to remove anything", (_, held, why) => {
  const file = join(folder, "secrets.json");
  writeFileSync(file, held);
  let failure: unknown;
  try {
    loadSecrets(folder);
  } catch (error) {
    failure = error;
  }
  expect(failure).toBeInstanceOf(Failure);
  const { message } = failure as Failure;
  expect(message).toContain(`are damaged: ${why}.`);
  expect(message).not.toMatch(/remove|delete|nuuts/i);
  expect(readFileSync(file)).toEqual(Buffer.from(held));
});

it("a folder in the file's place is told in one sentence too", () => {
  mkdirSync(join(folder, "secrets.json"));
  expect(() => loadSecrets(folder)).toThrow(Failure);
});

it("new secrets are made in place of {}, as the sentence says", () => {
  writeFileSync(join(folder, "secrets.json"), "{}");
  expect(loadSecrets(folder).databasePassword).toHaveLength(48);
});

it("a start prints no password that the administrator does not have", () => {
  const settings = readSettings({ PUBLIC_URL: "https://shop.example.com" });
  const secrets = loadSecrets(folder);
  expect(describeAdminPassword(settings, secrets)).toBe(secrets.adminPassword);
  markAdminOlder(folder, secrets);
  expect(describeAdminPassword(settings, loadSecrets(folder))).toBe(
    "as before (forgotten: https://shop.example.com/password-reset)",
  );
});
