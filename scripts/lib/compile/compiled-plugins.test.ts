import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { PROGRAMS } from "../../bootstrap/paths.mjs";
import { BUILD_INFO, compiledAt, removeEmptyFolders } from "./compiled-plugins.ts";

const folder = mkdtempSync(join(tmpdir(), "compiled-"));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("leaves no folder of a module that is gone, which Medusa would look for", () => {
  mkdirSync(join(folder, "modules", "mail-outbox", "models"), { recursive: true });
  mkdirSync(join(folder, "modules", "background-jobs", "models"), { recursive: true });
  writeFileSync(join(folder, "modules", "background-jobs", "models", "job.js"), "");
  removeEmptyFolders(folder);
  expect(readdirSync(join(folder, "modules"))).toEqual(["background-jobs"]);
  removeEmptyFolders(join(folder, "none"));
});

it("compiles a source that was saved while the compiler ran", () => {
  const source = join(folder, "src", "greeting.ts");
  const save = (text: string, at: Date) => {
    writeFileSync(source, `export const greeting = "${text}";\n`);
    utimesSync(source, at, at);
  };
  const compile = () => execFileSync(process.execPath, [PROGRAMS.tsc, "-b", folder]);
  const compiled = () => readFileSync(join(folder, ".medusa", "server", "src", "greeting.js"), "utf8");

  const began = new Date(Date.now() - 60_000);
  mkdirSync(join(folder, "src"), { recursive: true });
  save("Sain uu", new Date(began.getTime() - 1000));
  const tsBuildInfoFile = BUILD_INFO.replaceAll("\\", "/");
  const compilerOptions = { composite: true, rootDir: ".", outDir: ".medusa/server", tsBuildInfoFile, types: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  compile();
  save("Hello", new Date(began.getTime() + 1000));
  compiledAt(join(folder, BUILD_INFO), began);
  compile();
  expect(compiled()).toContain("Hello");
});
