import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const load = createRequire(__filename);

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The plugins that a package needs, as `@zakh/…`: the application has them as dependencies, a plugin as peers. */
function neededBy(manifest: string): string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name.startsWith("@zakh/"));
}

/** Those of the application's package.json, each after the ones that it depends on itself. */
export const PLUGINS: readonly string[] = afterTheirs(neededBy(join(__dirname, "..", "package.json")));

function afterTheirs(names: readonly string[], known = new Set<string>()): string[] {
  for (const name of names) {
    if (known.has(name)) continue;
    afterTheirs(neededBy(load.resolve(`${name}/package.json`)), known);
    known.add(name);
  }
  return [...known];
}

/** What the plugins export under this name in their file of this name, lowest plugin first; not each has one. */
export function fromPlugins<T>(file: string, name: string): T[] {
  return PLUGINS.flatMap((plugin) => {
    const path = join(dirname(load.resolve(`${plugin}/package.json`)), ".medusa", "server", "src", `${file}.js`);
    const found = existsSync(path) ? (load(path) as Record<string, T>)[name] : undefined;
    return found === undefined ? [] : [found];
  });
}
