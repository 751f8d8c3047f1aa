// Files in which a tool needs the plugins listed, compared with the plugins' package.json files.
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pluginsOf, readPlugins } from "./plugins.ts";

/** Where a plugin is missing from such a list, each as a sentence. */
export function missingPlaces(root: string): string[] {
  const folder = join(root, "plugins");
  const plugins = readPlugins(folder);
  const application = pluginsOf(join(root, "backend", "package.json"));
  const compiled = referencesOf(join(root, "tsconfig.plugins.json"));
  const catalogues = readFileSync(join(folder, "back-office", "src", "screens", "i18n", "catalogues.ts"), "utf8");

  return Object.entries(plugins).flatMap(([name, dependencies]) => {
    const own = join(folder, name, "tsconfig.json");
    // The back office, which has screens to bundle, is built by a program of its own.
    const isCompiled = !existsSync(join(folder, name, "build.mjs"));
    const known = isCompiled ? referencesOf(own) : dependencies;
    return [
      ...(application.includes(name) ? [] : [`backend/package.json does not depend on @zakh/${name}`]),
      ...(isCompiled && !compiled.includes(name) ? [`tsconfig.plugins.json has no reference to plugins/${name}`] : []),
      ...differences(dependencies, known).map(
        (other) => `plugins/${name}: package.json and the references of tsconfig.json differ in ${other}`,
      ),
      ...(existsSync(join(folder, name, "src", "contract", "locales")) && !catalogues.includes(`@zakh/${name}/locales/`)
        ? [`the back office's catalogues.ts does not import the error texts of @zakh/${name}`]
        : []),
    ];
  });
}

function differences(some: string[], others: string[]) {
  return [...some.filter((one) => !others.includes(one)), ...others.filter((one) => !some.includes(one))];
}

/** The plugins that a project of the compiler refers to. */
function referencesOf(project: string) {
  const { references = [] }: { references?: { path: string }[] } = JSON.parse(readFileSync(project, "utf8"));
  return references.map(({ path }) => basename(path));
}
