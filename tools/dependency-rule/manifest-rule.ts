// What a plugin's package.json must say so that it installs into any application of Medusa's, checked against what the plugin imports.
import { isBuiltin } from "node:module";
import ts from "typescript";
import { importsOf, type Source, type Violation } from "./import-rule.ts";

type Section = "dependencies" | "peerDependencies" | "devDependencies";

export type Manifest = { name?: string; files?: string[]; exports?: Record<string, unknown> } & Partial<
  Record<Section, Record<string, string>>
>;

/**
 * What an application may have only once. Two copies of Medusa register everything twice, two of React share no state, and kit sets a time limit
 * on the statements of Medusa's `pg`.
 */
const ONLY_ONCE = /^(@medusajs\/.+|@zakh\/.+|react|react-dom|react-router|react-router-dom|@tanstack\/react-query|pg)$/;

/** Installed with a plugin. */
const INSTALLED = ["dependencies", "peerDependencies"] as const;

/**
 * Every import of a package that the plugin does not declare: what is published needs a dependency or a peer, a test may also use
 * devDependencies and the tools of the project.
 * @param manifests package.json files of the plugins
 * @param project package.json of the project
 */
export function undeclaredImports(sources: Source[], manifests: Source[], project: Manifest): Violation[] {
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
      // Types that a plugin's declarations name are dependencies, so that whoever is built with them has them, too.
      const typed = declares(manifest, `@types/${name}`, ["dependencies", "devDependencies"]) || inDevelopment;
      if (typed && !importsAtRunTime(source, specifier)) return [];
      return [
        { path: source.path, line, specifier, why: `package.json declares ${name} as no dependency and no peer` },
      ];
    });
  });
}

/**
 * Every entry of a plugin's package.json that would bring a second copy of what there may be only once, every peer without which it cannot be
 * built here or that an application with another patch cannot have, and every export that `npm pack` leaves out.
 * @param manifests package.json files of the plugins
 */
export function manifestViolations(manifests: Source[]): Violation[] {
  return manifests.flatMap(({ path, text }) => {
    const { dependencies = {}, peerDependencies = {}, devDependencies = {}, exports = {}, files = [] } = read(text);
    const at = (word: string) => text.slice(0, text.indexOf(`"${word}"`)).split("\n").length;
    const say = (specifier: string, why: string) => [{ path, line: at(specifier), specifier, why }];
    return [
      ...Object.keys(dependencies).flatMap((name) =>
        ONLY_ONCE.test(name) ? say(name, "an application has one of it: a peer, not a dependency") : [],
      ),
      ...Object.keys(peerDependencies).flatMap((name) =>
        name in devDependencies
          ? []
          : say(name, "a peer is a devDependency, too, so that the plugin is built after it"),
      ),
      ...Object.entries(peerDependencies).flatMap(([name, range]) =>
        /^[~^]/.test(range) ? [] : say(name, "a peer is a range, because an application may have another patch"),
      ),
      ...targetsOf(exports).flatMap((target) =>
        target === "./package.json" || files.some((file) => target.startsWith(`./${file}/`))
          ? []
          : say(target, "npm pack leaves this export out: it lies under none of its files"),
      ),
    ];
  });
}

/** Whether JavaScript is left of an import. Types are gone when a plugin runs. */
function importsAtRunTime({ path, text }: Source, specifier: string) {
  const { outputText } = ts.transpileModule(text, {
    fileName: path,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX },
  });
  return ts.preProcessFile(outputText, true, true).importedFiles.some(({ fileName }) => fileName === specifier);
}

function declares(manifest: Manifest, name: string, sections: readonly Section[]) {
  return sections.some((section) => name in (manifest[section] ?? {}));
}

/** The paths that exports lead to. */
function targetsOf(exports: unknown): string[] {
  if (typeof exports === "string") return [exports];
  return Object.values(exports ?? {}).flatMap(targetsOf);
}

/** The package that is imported, unless it is a file of one's own or a part of Node. */
function packageOf(specifier: string) {
  if (specifier.startsWith(".") || isBuiltin(specifier)) return undefined;
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}

function folderOf(path: string) {
  return /^plugins\/[^/]+/.exec(path)?.[0];
}

function read(text: string): Manifest {
  return JSON.parse(text);
}
