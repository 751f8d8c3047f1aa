import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { basename, join } from "node:path";
import { PLUGIN_REFERENCES, PLUGINS } from "../../bootstrap/paths.mjs";
import { filesBelow } from "./files.ts";

/**
 * The plugins that plain `tsc -b` compiles, as `tsconfig.plugins.json` lists them: all but the back office, which has screens to
 * bundle.
 * @returns names of folders
 */
export function compiledPlugins(): string[] {
  const { references }: { references: { path: string }[] } = JSON.parse(readFileSync(PLUGIN_REFERENCES, "utf8"));
  return references.map(({ path }) => basename(path));
}

/**
 * What Medusa loads of the compiled plugins.
 * @returns absolute paths of code and texts
 */
export function compiledFiles(): string[] {
  const files = compiledPlugins().flatMap((plugin) => filesBelow(join(PLUGINS, plugin, ".medusa", "server", "src")));
  return files.filter((file) => /\.(js|json)$/.test(file));
}

/** What the compiler remembers of a plugin. */
export const BUILD_INFO = join(".medusa", "server", "tsconfig.tsbuildinfo");

/**
 * Dates what the compiler remembers back to when it began. A source that was saved while it ran is older than what it wrote at its end,
 * and would never be compiled.
 */
export function compiledAt(buildInfo: string, began: Date) {
  if (existsSync(buildInfo) && statSync(buildInfo).mtime > began) utimesSync(buildInfo, began, began);
}

/**
 * Removes compiled files whose source was deleted: the compiler leaves them, and Medusa would still serve a deleted route.
 */
export function prunePlugins() {
  for (const plugin of compiledPlugins()) {
    const built = join(PLUGINS, plugin, ".medusa", "server", "src");
    const source = join(PLUGINS, plugin, "src");
    for (const file of filesBelow(built).filter((file) => /\.(d\.ts|js|json)$/.test(file))) {
      const stem = join(source, file.slice(built.length)).replace(/\.(d\.ts|js)$/, "");
      if (![stem, `${stem}.ts`, `${stem}.tsx`, `${stem}.js`].some((path) => existsSync(path))) rmSync(file);
    }
    removeEmptyFolders(built);
  }
}

/**
 * Removes every folder below in which no file lies, at whatever depth: Medusa takes each folder of `modules` for a module.
 */
export function removeEmptyFolders(folder: string) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = join(folder, entry.name);
    removeEmptyFolders(inner);
    if (readdirSync(inner).length === 0) rmdirSync(inner);
  }
}
