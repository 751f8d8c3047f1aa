import { join } from "node:path";
import { makeFolder } from "../bootstrap/make-folder.mjs";
import { dataFolder } from "../bootstrap/paths.mjs";
import { browserProgram } from "../lib/checks/browser.ts";
import { arrivalPages, auditPages, auditTable, missed } from "../lib/checks/lighthouse.ts";
import { Build } from "../lib/compile/build.ts";
import { readOptions } from "../lib/options.ts";
import { type Context, runCommand } from "../lib/processes/run-command.ts";
import { startThrowawayShop } from "../lib/shop/throwaway-shop.ts";

const USAGE = "usage: npm run audit -- [--url http://localhost:3000] [--runs 3]";
const OPTIONS = { url: { type: "string" }, runs: { type: "string" } } as const;

export function main(interrupted: number) {
  return runCommand(interrupted, async (context) => {
    const { processes, steps } = context;
    const options = readOptions(OPTIONS, USAGE, ({ url, runs = "3" }) => {
      if (url !== undefined && !/^https?:\/\//.test(url)) throw new Error("--url takes the address of a running shop.");
      if (!/^[1-9]$/.test(runs)) throw new Error("--runs takes a number from 1 to 9.");
      return { url, runs: Number(runs) };
    });
    const logs = join(dataFolder(), "audit");
    makeFolder(logs);
    const browser = await steps.run("Finding a browser", () => browserProgram(processes, logs));
    const pages = await arrivalPages(options.url ?? (await startShop(context, logs)));
    const { rows, faults } = await auditPages(context, { logs, browser, pages, runs: options.runs });
    const misses = rows.filter(({ scores }) => missed(scores).length > 0);
    if (misses.length > 0) steps.print(`\n${faults.join("\n")}`);
    steps.print(`\n${auditTable(rows)}\n`);
    return misses.length === 0 ? 0 : 1;
  });
}

/** @returns its address */
async function startShop(context: Context, logs: string): Promise<string> {
  await new Build(context, logs).all();
  return (await startThrowawayShop(context, { logs })).settings.publicUrl;
}
