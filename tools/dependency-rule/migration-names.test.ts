import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PLUGINS } from "../../scripts/bootstrap/paths.mjs";
import { readPlugins } from "./plugins.ts";

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
}

it("no two migrations have the same name, of which Medusa would run only one", () => {
  const migrations = Object.keys(readPlugins()).flatMap((plugin) => {
    const modules = join(PLUGINS, plugin, "src", "modules");
    return namesIn(modules).flatMap((module) =>
      namesIn(join(modules, module, "migrations")).filter((name) => /^Migration\d+\.ts$/.test(name)),
    );
  });
  expect(migrations.length).toBeGreaterThan(8);
  expect(migrations.filter((name, place) => migrations.indexOf(name) !== place)).toEqual([]);
});
