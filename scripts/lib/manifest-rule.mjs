// What a plugin's package.json must say so that it installs into any application of Medusa's, checked against what the plugin imports.
import { isBuiltin } from "node:module";
import ts from "typescript";
import { importsOf } from "./import-rule.mjs";

/**
 * @typedef {import("./import-rule.mjs").Source} Source
 * @typedef {import("./import-rule.mjs").Violation} Violation
 */

/** @typedef {"dependencies" | "peerDependencies" | "devDependencies"} Section */

/**
 * @typedef {{ name?: string, files?: string[], exports?: Record<string, unknown> } & Partial<Record<Section, Record<string, string>>>} Manifest
 */

/**
 * What an application may have only once. Two copies of Medusa register everything twice, two of React share no state, and kit sets a time limit
 * on the statements of Medusa's `pg`.
 */
const ONLY_ONCE = /^(@medusajs\/.+|@zakh\/.+|react|react-dom|react-router|react-router-dom|@tanstack\/react-query|pg)$/;

/** Installed with a plugin. */
const INSTALLED = /** @type {const} */ (["dependencies", "peerDependencies"]);

/**
 * Every import of a package that the plugin does not declare: what is published needs a dependency or a peer, a test may also use
 * devDependencies and the tools of the project.
 * @param {Source[]} sources
 * @param {Source[]} manifests package.json files of the plugins
 * @param {Manifest} project package.json of the project
 * @returns {Violation[]}
 */
export function undeclaredImports(sources, manifests, project) {
  const byPlugin = new Map(manifests.map(({ path, text }) => [folderOf(path), read(text)]));
  return sources.flatMap((source) => {
    const manifest = byPlugin.get(folderOf(source.path));
    if (!manifest) return [];
    const published = /^plugins\/[^/]+\/src\/(?!.*\.test(ing)?\.[a-z]+$)/.test(source.path);
    return importsOf(source).flatMap(({ found, line }) => {
      const { specifier } = found;
      const name = packageOf(specifier);
      if (!name || name === manifest.name || declares(manifest, name, INSTALLED)) return [];
      const inDevelopment = declares(manifest, name, ["devDependencies"]);
      if (!published && (inDevelopment || declares(project, name, ["dependencies", "devDependencies"]))) return [];
      const typed = declares(manifest, `@types/${name}`, ["devDependencies"]) || inDevelopment;
      if (typed && !importsAtRunTime(source, specifier)) return [];
      return [
        { path: source.path, line, specifier, why: `package.json declares ${name} as no dependency and no peer` },
      ];
    });
  });
}

/**
 * Every entry of a plugin's package.json that would bring a second copy of what there may be only once, every peer without which it cannot be
 * built here, and every export that `npm pack` leaves out.
 * @param {Source[]} manifests package.json files of the plugins
 * @returns {Violation[]}
 */
export function manifestViolations(manifests) {
  return manifests.flatMap(({ path, text }) => {
    const { dependencies = {}, peerDependencies = {}, devDependencies = {}, exports = {}, files = [] } = read(text);
    const at = (/** @type {string} */ word) => text.slice(0, text.indexOf(`"${word}"`)).split("\n").length;
    const say = (/** @type {string} */ specifier, /** @type {string} */ why) => [
      { path, line: at(specifier), specifier, why },
    ];
    return [
      ...Object.keys(dependencies).flatMap((name) =>
        ONLY_ONCE.test(name) ? say(name, "an application has one of it: a peer, not a dependency") : [],
      ),
      ...Object.keys(peerDependencies).flatMap((name) =>
        name in devDependencies
          ? []
          : say(name, "a peer is a devDependency, too, so that the plugin is built after it"),
      ),
      ...targetsOf(exports).flatMap((target) =>
        target === "./package.json" || files.some((file) => target.startsWith(`./${file}/`))
          ? []
          : say(target, "npm pack leaves this export out: it lies under none of its files"),
      ),
    ];
  });
}

/**
 * Whether JavaScript is left of an import. Types are gone when a plugin runs.
 * @param {Source} source
 * @param {string} specifier
 */
function importsAtRunTime({ path, text }, specifier) {
  const { outputText } = ts.transpileModule(text, {
    fileName: path,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX },
  });
  return ts.preProcessFile(outputText, true, true).importedFiles.some(({ fileName }) => fileName === specifier);
}

/**
 * @param {Manifest} manifest
 * @param {string} name
 * @param {readonly Section[]} sections
 */
function declares(manifest, name, sections) {
  return sections.some((section) => name in (manifest[section] ?? {}));
}

/**
 * The paths that exports lead to.
 * @param {unknown} exports
 * @returns {string[]}
 */
function targetsOf(exports) {
  if (typeof exports === "string") return [exports];
  return Object.values(exports ?? {}).flatMap(targetsOf);
}

/**
 * The package that is imported, unless it is a file of one's own or a part of Node.
 * @param {string} specifier
 */
function packageOf(specifier) {
  if (specifier.startsWith(".") || isBuiltin(specifier)) return undefined;
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}

/** @param {string} path */
function folderOf(path) {
  return /^plugins\/[^/]+/.exec(path)?.[0];
}

/**
 * @param {string} text
 * @returns {Manifest}
 */
function read(text) {
  return JSON.parse(text);
}
