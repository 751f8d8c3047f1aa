import { readFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = join(import.meta.dirname, "../build/client/.vite/manifest.json");

/** The path under which a module of the storefront is served, or the larger script that it is part of. */
export function builtScript(module: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no script for ${module}.`);
  return `/${chunk.file}`;
}
