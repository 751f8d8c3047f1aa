import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { PLUGIN_REFERENCES, PLUGINS } from "./paths.mjs";

/**
 * The plugins that plain `tsc -b` compiles, as `tsconfig.plugins.json` lists them: all but the back office, which has screens to
 * bundle.
 * @returns {string[]} names of folders
 */
export function compiledPlugins() {
  /** @type {{ references: { path: string }[] }} */
  const { references } = JSON.parse(readFileSync(PLUGIN_REFERENCES, "utf8"));
  return references.map(({ path }) => basename(path));
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
      if (![stem, `${stem}.ts`, `${stem}.tsx`, `${stem}.js`].some((path) => existsSync(path))) rmSync(file);
    }
    removeEmptyFolders(built);
  }
}

/**
 * Removes every folder below in which no file lies, at whatever depth: Medusa takes each folder of `modules` for a module.
 * @param {string} folder
 */
export function removeEmptyFolders(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = join(folder, entry.name);
    removeEmptyFolders(inner);
    if (readdirSync(inner).length === 0) rmdirSync(inner);
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
