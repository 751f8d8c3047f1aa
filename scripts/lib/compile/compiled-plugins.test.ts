import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { removeEmptyFolders } from "./compiled-plugins.ts";

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
