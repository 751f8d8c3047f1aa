// The shop's plugins, as their own package.json files tell of them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PLUGINS } from "../../scripts/bootstrap/paths.mjs";

/** Which plugins each plugin depends on. */
export type PluginGraph = Record<string, string[]>;

/** Reads the folders of `plugins/`. */
export function readPlugins(folder: string = PLUGINS): PluginGraph {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "package.json")));
  return Object.fromEntries(names.map((name) => [name, pluginsOf(join(folder, name, "package.json"))]));
}

/**
 * The plugins that a package needs as it runs, by the names of their folders: an application has them as dependencies, a plugin as peers.
 * @param manifest path of its package.json
 */
export function pluginsOf(manifest: string) {
  const {
    dependencies,
    peerDependencies,
  }: { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> } = JSON.parse(
    readFileSync(manifest, "utf8"),
  );
  return Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => /^@zakh\/(.+)$/.exec(name)?.[1] ?? []);
}
