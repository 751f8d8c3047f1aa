// The shop's plugins, as their own package.json files tell of them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PLUGINS } from "./paths.mjs";

/**
 * Which plugins each plugin depends on.
 * @typedef {Record<string, string[]>} PluginGraph
 */

/**
 * Reads the folders of `plugins/`.
 * @param {string} folder
 * @returns {PluginGraph}
 */
export function readPlugins(folder = PLUGINS) {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "package.json")));
  return Object.fromEntries(names.map((name) => [name, pluginsOf(join(folder, name, "package.json"))]));
}

/**
 * The plugins that a package needs as it runs, by the names of their folders: an application has them as dependencies, a plugin as peers.
 * @param {string} manifest path of its package.json
 */
export function pluginsOf(manifest) {
  /** @type {{ dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} */
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  return Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => /^@zakh\/(.+)$/.exec(name)?.[1] ?? []);
}
