import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const NODE_MODULES = join(ROOT, "node_modules");
export const BACKEND = join(ROOT, "backend");
/** What the build of the backend leaves: the application as it runs in production. */
export const BUILT_BACKEND = join(BACKEND, ".medusa", "server");
export const STOREFRONT = join(ROOT, "storefront");
export const BUILT_EDGE = join(STOREFRONT, "build", "server", "index.js");
export const PLUGINS = join(ROOT, "plugins");
/** Names the plugins that the compiler takes together. */
export const PLUGIN_REFERENCES = join(ROOT, "tsconfig.plugins.json");

/**
 * Whether this is a container image, which has compiled files and no compiler. Then nothing is installed or compiled, because a
 * server runs from these files.
 */
export const BUILT_ONLY = !existsSync(PLUGIN_REFERENCES);

/** @param {string[]} parts below node_modules */
export const installed = (...parts) => join(NODE_MODULES, ...parts);

/** Command line programs, started with this Node and not through a shell, so that they can be stopped by their id. */
export const PROGRAMS = {
  biome: installed("@biomejs", "biome", "bin", "biome"),
  eslint: installed("eslint", "bin", "eslint.js"),
  // Not `cli.js`, which loads the TypeScript compiler first: this one runs compiled code.
  medusa: installed("@medusajs", "cli", "dist", "index.js"),
  medusaFromSource: installed("@medusajs", "cli", "cli.js"),
  playwright: installed("@playwright", "test", "cli.js"),
  tsc: installed("typescript-7", "bin", "tsc"),
  turbo: installed("turbo", "bin", "turbo"),
  vitest: installed("vitest", "vitest.mjs"),
};

/**
 * A path of the command line or the environment, relative to where the command was typed: npm changes to the checkout first.
 * @param {string} path
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function fromWorkingFolder(path, environment = process.env) {
  return resolve(environment.INIT_CWD || process.cwd(), path);
}

/**
 * The data folder that the environment asks for.
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function dataFolder(environment = process.env) {
  const named = environment.DATA_DIR?.trim();
  return named ? fromWorkingFolder(named, environment) : join(ROOT, ".data");
}
