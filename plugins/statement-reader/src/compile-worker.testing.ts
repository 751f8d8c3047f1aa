import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

/** Compiles `worker.ts` with all that it imports, and returns the path of the file. */
export async function compileWorker(): Promise<string> {
  const outfile = join(mkdtempSync(join(tmpdir(), "zakh-statements-")), "worker.js");
  await build({
    entryPoints: [join(__dirname, "worker.ts")],
    outfile,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    // As Node requires it.
    alias: { "@e965/xlsx": require.resolve("@e965/xlsx") },
  });
  return outfile;
}
