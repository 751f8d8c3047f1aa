import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { exportsOfPlugins } from "@zakh/kit/configuration/plugin-files";

const load = createRequire(__filename);

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The plugins (`@zakh/…`) that a package requires: the application as dependencies, a plugin as peers. */
function dependenciesOf(manifest: string): string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name.startsWith("@zakh/"));
}

/** The plugins of the application's package.json, each after the ones that it depends on. */
export const PLUGINS: readonly string[] = sortedByDependencies(dependenciesOf(join(__dirname, "..", "package.json")));

function sortedByDependencies(names: readonly string[], known = new Set<string>()): string[] {
  for (const name of names) {
    if (known.has(name)) continue;
    sortedByDependencies(dependenciesOf(load.resolve(`${name}/package.json`)), known);
    known.add(name);
  }
  return [...known];
}

/** The exports with this name from the plugins' files of this name, lowest plugin first; not every plugin has one. */
export function fromPlugins<T>(file: string, name: string): T[] {
  return exportsOfPlugins(PLUGINS, join(__dirname, ".."), file, name);
}
