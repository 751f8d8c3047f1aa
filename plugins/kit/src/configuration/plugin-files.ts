import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { applicationConfig, applicationFolder } from "./application-config";

const KIT = "@zakh/kit";

/**
 * The exports with this name from the plugins' files of this name, such as `http/calls`; not every plugin has one.
 * @param folder where the plugins are installed: the application's
 */
export function exportsOfPlugins<T>(plugins: readonly string[], folder: string, file: string, name: string): T[] {
  return pathsInPlugins(plugins, folder, `${file}.js`).flatMap((path) => {
    const found = (createRequire(path)(path) as Record<string, T>)[name];
    return found === undefined ? [] : [found];
  });
}

/** The same from the configured plugins that are built on kit, in the order of the configuration. */
export function exportsOfConfiguredPlugins<T>(file: string, name: string): T[] {
  return exportsOfPlugins(configuredPlugins(), folderOfPlugins(), file, name);
}

/** Files or folders of this name, such as `contract/locales`, of the same plugins. */
export function pathsInConfiguredPlugins(name: string): string[] {
  return pathsInPlugins(configuredPlugins(), folderOfPlugins(), name);
}

function pathsInPlugins(plugins: readonly string[], folder: string, name: string): string[] {
  const load = createRequire(join(folder, "package.json"));
  return plugins
    .map((plugin) => join(dirname(load.resolve(`${plugin}/package.json`)), ".medusa", "server", "src", name))
    .filter((path) => existsSync(path));
}

function folderOfPlugins(): string {
  return applicationFolder() ?? process.cwd();
}

function configuredPlugins(): string[] {
  const load = createRequire(join(folderOfPlugins(), "package.json"));
  return (applicationConfig()?.plugins ?? [])
    .map((plugin) => (typeof plugin === "string" ? plugin : plugin.resolve))
    .filter((plugin) => isBuiltOnKit(load.resolve(`${plugin}/package.json`)));
}

/** A stranger's plugin may have files of these names with another meaning. */
function isBuiltOnKit(manifest: string): boolean {
  const { name, peerDependencies = {} } = JSON.parse(readFileSync(manifest, "utf8")) as {
    name: string;
    peerDependencies?: Record<string, string>;
  };
  return name === KIT || KIT in peerDependencies;
}
