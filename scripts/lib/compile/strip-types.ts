import { existsSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { filesBelow } from "./files.ts";

const CODE = /(?<!\.d)\.ts$/;

/** As the compiler writes modules of the server. */
const OPTIONS = { format: "cjs", platform: "node", target: "node20", sourcemap: "inline", tsconfigRaw: {} } as const;

/**
 * Compiles single files of plugins, code and texts, without checking types; those that the compiler has never written are left to it. Throws on
 * a syntax error, before anything is written.
 * @param plugins the folder of all plugins
 * @param sources absolute paths
 * @returns the paths of what was written
 */
export async function stripSources(plugins: string, sources: string[]): Promise<string[]> {
  const { transform } = await import("esbuild");
  const outputs = sources.flatMap((source) => {
    const [plugin = "", ...below] = relative(plugins, source).split(sep);
    const output = join(plugins, plugin, ".medusa", "server", ...below).replace(CODE, ".js");
    const isStripped = CODE.test(source) || source.endsWith(".json");
    return isStripped && existsSync(source) && existsSync(output) ? [{ source, output }] : [];
  });
  const writes = await Promise.all(
    outputs.map(async ({ source, output }) => {
      if (!CODE.test(source)) return () => copyFile(source, output);
      const options = { ...OPTIONS, loader: "ts", sourcefile: source, logLevel: "silent" } as const;
      const { code } = await transform(await readFile(source, "utf8"), options);
      return () => writeFile(output, code);
    }),
  );
  await Promise.all(writes.map((write) => write()));
  return outputs.map(({ output }) => output);
}

/**
 * Compiles an application's TypeScript files to JavaScript in another folder without checking types, and removes what has no source any
 * more. Throws on a syntax error.
 */
export async function stripTypes({ from, to }: { from: string; to: string }) {
  const config = join(from, "medusa-config.ts");
  const sources = [...filesBelow(join(from, "src")).filter((file) => CODE.test(file)), config].filter(existsSync);
  // Loaded only when needed, to keep other commands quick.
  const { build } = await import("esbuild");
  await build({
    entryPoints: sources,
    outbase: from,
    outdir: to,
    ...OPTIONS,
    logLevel: "silent",
  });
  const built = new Set(sources.map((file) => relative(from, file).replace(CODE, ".js")));
  const stale = filesBelow(join(to, "src")).filter((file) => file.endsWith(".js") && !built.has(relative(to, file)));
  await Promise.all(stale.map((file) => rm(file)));
}
