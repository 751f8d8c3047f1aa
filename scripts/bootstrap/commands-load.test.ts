import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { ROOT } from "./paths.mjs";

/** What each command of this folder imports: most are run by no other test, and would break without anybody noticing. */
const files = readdirSync(join(ROOT, "scripts"))
  .filter((name) => name.endsWith(".mjs"))
  .flatMap((name) => /import\("(.+)"\)/.exec(readFileSync(join(ROOT, "scripts", name), "utf8"))?.[1] ?? []);

it("every command loads all that it is made of", async () => {
  expect(files.length).toBeGreaterThan(10);
  // As in `run.mjs`: how modules are found there differs from these tests.
  const program = `import { register } from "tsx/esm/api"; register(); for (const file of ${JSON.stringify(files)}) await import(file);`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], { cwd: join(ROOT, "scripts") });
}, 60_000);
