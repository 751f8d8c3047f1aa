import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { PLUGINS, ROOT } from "../../scripts/bootstrap/paths.mjs";
import { missingPlaces } from "./plugin-places.ts";
import { readPlugins } from "./plugins.ts";

const copy = mkdtempSync(join(tmpdir(), "zakh-plugins-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function write(path: string, content: object) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), JSON.stringify(content));
}

it("every plugin is listed wherever a tool needs it", () => {
  expect(missingPlaces(ROOT)).toEqual([]);
});

it("a plugin that was only added as a folder, with routes or without, is reported with each place that lacks it", () => {
  for (const name of Object.keys(readPlugins(PLUGINS))) {
    for (const file of ["package.json", "tsconfig.json", "build.mjs"])
      if (existsSync(join(PLUGINS, name, file))) cpSync(join(PLUGINS, name, file), join(copy, "plugins", name, file));
  }
  const rest = ["backend/package.json", "tsconfig.plugins.json", "plugins/back-office/src/screens/i18n/catalogues.ts"];
  for (const path of rest) cpSync(join(ROOT, path), join(copy, path));
  expect(missingPlaces(copy)).toEqual([]);

  write("plugins/made-up/package.json", {
    dependencies: { zod: "4" },
    peerDependencies: { "@zakh/kit": "0.1.0", "@zakh/orders": "0.1.0" },
  });
  write("plugins/made-up/tsconfig.json", { references: [{ path: "../kit" }, { path: "../catalog" }] });
  write("plugins/made-up/src/contract/locales/mn.json", {});
  expect(missingPlaces(copy)).toEqual([
    "backend/package.json does not depend on @zakh/made-up",
    "tsconfig.plugins.json has no reference to plugins/made-up",
    "plugins/made-up: package.json and the references of tsconfig.json differ in orders",
    "plugins/made-up: package.json and the references of tsconfig.json differ in catalog",
    "the back office's catalogues.ts does not import the error texts of @zakh/made-up",
  ]);
});
