import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stripSources, stripTypes } from "./strip-types.ts";

let root: string;
const folders = () => ({ from: join(root, "source"), to: join(root, "built") });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "zakh-strip-"));
  mkdirSync(join(root, "source", "src", "api"), { recursive: true });
  mkdirSync(join(root, "built", "src"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("brings what was built long ago up to date, and takes away what has no source any more", async () => {
  writeFileSync(join(root, "source", "src", "api", "calls.ts"), "export const calls: number = 2;\n");
  writeFileSync(join(root, "source", "src", "types.d.ts"), "declare const nothing: string;\n");
  writeFileSync(join(root, "source", "medusa-config.ts"), "export default {} as object;\n");
  writeFileSync(join(root, "built", "src", "calls-of-old.js"), "exports.calls = 1;\n");
  await stripTypes(folders());
  expect(readFileSync(join(root, "built", "src", "api", "calls.js"), "utf8")).toContain("const calls = 2");
  expect(existsSync(join(root, "built", "medusa-config.js"))).toBe(true);
  expect(existsSync(join(root, "built", "src", "calls-of-old.js"))).toBe(false);
  expect(existsSync(join(root, "built", "src", "types.d.js"))).toBe(false);
});

it("says which file cannot be read, and leaves what was built", async () => {
  writeFileSync(join(root, "source", "src", "half.ts"), "export const half = {\n");
  writeFileSync(join(root, "built", "src", "half.js"), "exports.half = 1;\n");
  await expect(stripTypes(folders())).rejects.toThrow(/half\.ts/);
  expect(readFileSync(join(root, "built", "src", "half.js"), "utf8")).toBe("exports.half = 1;\n");
});

it("compiles what was edited in a plugin, and leaves new files and half ones to the compiler", async () => {
  const [source, built] = [join(root, "plugin", "src"), join(root, "plugin", ".medusa", "server", "src")];
  for (const folder of [source, built]) mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(source, name), text);
  write("rule.ts", "export const most: number = 3;\n");
  write("mn.json", '{ "a": "Б" }\n');
  write("new.ts", "export const added = 1;\n");
  writeFileSync(join(built, "rule.js"), "");
  writeFileSync(join(built, "mn.json"), "");
  const paths = ["rule.ts", "mn.json", "new.ts", "gone.ts"].map((name) => join(source, name));
  expect(await stripSources(root, paths)).toEqual([join(built, "rule.js"), join(built, "mn.json")]);
  expect(readFileSync(join(built, "rule.js"), "utf8")).toContain("const most = 3");
  expect(readFileSync(join(built, "mn.json"), "utf8")).toContain('"Б"');

  write("rule.ts", "export const most = {\n");
  await expect(stripSources(root, paths)).rejects.toThrow(/rule\.ts/);
  expect(readFileSync(join(built, "rule.js"), "utf8")).toContain("const most = 3");
});
