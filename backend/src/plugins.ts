import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { exportsOfPlugins } from "@zakh/kit/configuration/plugin-files";

const load = createRequire(__filename);

interface Manifest {
  keywords?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The packages of ours (`@zakh/…`) that a package requires: the application as dependencies, a plugin as peers. */
function dependenciesOf({ dependencies, peerDependencies }: Manifest): string[] {
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name.startsWith("@zakh/"));
}

/** The plugins of the application's package.json, each after the ones that it depends on. */
export const PLUGINS: readonly string[] = sortedByDependencies(
  dependenciesOf(readManifest(join(__dirname, "..", "package.json"))),
);

function sortedByDependencies(names: readonly string[], known = new Set<string>()): string[] {
  for (const name of names) {
    if (known.has(name)) continue;
    const manifest = readManifest(load.resolve(`${name}/package.json`));
    sortedByDependencies(dependenciesOf(manifest), known);
    // A library of ours is none.
    if (manifest.keywords?.includes("medusa-v2")) known.add(name);
  }
  return [...known];
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** The exports with this name from the plugins' files of this name, lowest plugin first; not every plugin has one. */
export function fromPlugins<T>(file: string, name: string): T[] {
  return exportsOfPlugins(PLUGINS, join(__dirname, ".."), file, name);
}
