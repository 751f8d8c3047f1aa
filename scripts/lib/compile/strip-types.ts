import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { filesBelow } from "./files.ts";

const CODE = /(?<!\.d)\.ts$/;

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
    format: "cjs",
    platform: "node",
    target: "node20",
    sourcemap: "inline",
    tsconfigRaw: {},
    logLevel: "silent",
  });
  const built = new Set(sources.map((file) => relative(from, file).replace(CODE, ".js")));
  const stale = filesBelow(join(to, "src")).filter((file) => file.endsWith(".js") && !built.has(relative(to, file)));
  await Promise.all(stale.map((file) => rm(file)));
}
