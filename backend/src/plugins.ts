import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const load = createRequire(__filename);

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The plugins (`@zakh/…`) that a package requires: the application as dependencies, a plugin as peers. */
function neededBy(manifest: string): string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name.startsWith("@zakh/"));
}

/** The plugins of the application's package.json, each after the ones that it depends on. */
export const PLUGINS: readonly string[] = afterTheirs(neededBy(join(__dirname, "..", "package.json")));

function afterTheirs(names: readonly string[], known = new Set<string>()): string[] {
  for (const name of names) {
    if (known.has(name)) continue;
    afterTheirs(neededBy(load.resolve(`${name}/package.json`)), known);
    known.add(name);
  }
  return [...known];
}

/** The exports with this name from the plugins' files of this name, lowest plugin first; not every plugin has one. */
export function fromPlugins<T>(file: string, name: string): T[] {
  return PLUGINS.flatMap((plugin) => {
    const path = join(dirname(load.resolve(`${plugin}/package.json`)), ".medusa", "server", "src", `${file}.js`);
    const found = existsSync(path) ? (load(path) as Record<string, T>)[name] : undefined;
    return found === undefined ? [] : [found];
  });
}
