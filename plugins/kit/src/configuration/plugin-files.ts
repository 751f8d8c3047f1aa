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
  const load = createRequire(join(folder, "package.json"));
  return plugins.flatMap((plugin) => {
    const path = join(dirname(load.resolve(`${plugin}/package.json`)), ".medusa", "server", "src", `${file}.js`);
    const found = existsSync(path) ? (load(path) as Record<string, T>)[name] : undefined;
    return found === undefined ? [] : [found];
  });
}

/** The same from the configured plugins that are built on kit, in the order of the configuration. */
export function exportsOfConfiguredPlugins<T>(file: string, name: string): T[] {
  const folder = applicationFolder() ?? process.cwd();
  const load = createRequire(join(folder, "package.json"));
  const names = (applicationConfig()?.plugins ?? []).map((plugin) =>
    typeof plugin === "string" ? plugin : plugin.resolve,
  );
  return exportsOfPlugins(
    names.filter((plugin) => isBuiltOnKit(load.resolve(`${plugin}/package.json`))),
    folder,
    file,
    name,
  );
}

/** A stranger's plugin may have files of these names with another meaning. */
function isBuiltOnKit(manifest: string): boolean {
  const { name, peerDependencies = {} } = JSON.parse(readFileSync(manifest, "utf8")) as {
    name: string;
    peerDependencies?: Record<string, string>;
  };
  return name === KIT || KIT in peerDependencies;
}
