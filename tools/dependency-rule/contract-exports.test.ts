import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PLUGINS, ROOT } from "../../scripts/bootstrap/paths.mjs";
import { readPlugins } from "./plugins.ts";

const CONTRACTS = Object.keys(readPlugins()).filter((name) => existsSync(join(PLUGINS, name, "src/contract/index.ts")));

/** What the modules give in plain Node, without the compiler that the tests run in. */
function namesInNode(specifiers: string[]): string[][] {
  const script = `Promise.all(${JSON.stringify(specifiers)}.map((one) => import(one)))
    .then((modules) => console.log(JSON.stringify(modules.map(Object.keys))))`;
  return JSON.parse(execFileSync(process.execPath, ["--eval", script], { cwd: ROOT, encoding: "utf8" }));
}

test("every contract loads as an ES module in plain Node, with all that its source exports", async () => {
  const found = namesInNode(CONTRACTS.map((name) => `@zakh/${name}/contract`));
  for (const [at, name] of CONTRACTS.entries()) {
    const { default: _, ...source } = await import(join(PLUGINS, name, "src/contract/index.ts"));
    expect(found[at], name).toEqual(expect.arrayContaining(Object.keys(source)));
  }
});
