import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PLUGINS } from "./paths.mjs";

/** The plugins that plain `tsc -b` compiles: all but the back office, which has screens to bundle. */
export function compiledPlugins() {
  return readdirSync(PLUGINS).filter(
    (name) => name !== "back-office" && existsSync(join(PLUGINS, name, "tsconfig.json")),
  );
}

/**
 * What Medusa loads of the compiled plugins.
 * @returns {string[]} absolute paths of code and texts
 */
export function compiledFiles() {
  return compiledPlugins().flatMap((plugin) =>
    below(join(PLUGINS, plugin, ".medusa", "server", "src"), /\.(js|json)$/),
  );
}

/** Removes what was compiled from files that are gone: the compiler leaves it, and Medusa would go on serving a deleted route. */
export function prunePlugins() {
  for (const plugin of compiledPlugins()) {
    const built = join(PLUGINS, plugin, ".medusa", "server", "src");
    const source = join(PLUGINS, plugin, "src");
    for (const file of below(built, /\.(d\.ts|js|json)$/)) {
      const stem = join(source, file.slice(built.length)).replace(/\.(d\.ts|js)$/, "");
      if (![stem, `${stem}.ts`, `${stem}.tsx`].some((path) => existsSync(path))) rmSync(file);
    }
  }
}

/**
 * @param {string} folder
 * @param {RegExp} kind
 * @returns {string[]}
 */
function below(folder, kind) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
