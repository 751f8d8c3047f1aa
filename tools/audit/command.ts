import { join } from "node:path";
import { makeFolder } from "../../scripts/bootstrap/make-folder.mjs";
import { dataFolder } from "../../scripts/bootstrap/paths.mjs";
import { Build } from "../../scripts/lib/compile/build.ts";
import { readOptions } from "../../scripts/lib/options.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { browserProgram } from "../lib/find-browser.ts";
import { startThrowawayShop } from "../lib/throwaway-shop.ts";
import { browserBeforeOthers } from "./before-others.ts";
import { arrivalPages, auditPages, auditTable, measureMachine, missed } from "./lighthouse.ts";

const USAGE = "usage: npm run audit -- [--url http://localhost:3000] [--runs 3]";
const OPTIONS = { url: { type: "string" }, runs: { type: "string" } } as const;

export async function main(context: Context) {
  const { processes, steps } = context;
  const options = readOptions(OPTIONS, USAGE, ({ url, runs = "3" }) => {
    if (url !== undefined && !/^https?:\/\//.test(url)) throw new Error("--url takes the address of a running shop.");
    if (!/^[1-9]$/.test(runs)) throw new Error("--runs takes a number from 1 to 9.");
    return { url, runs: Number(runs) };
  });
  const logs = join(dataFolder(), "audit");
  makeFolder(logs);
  const found = await steps.run("Finding a browser", () => browserProgram(processes, logs));
  const first = browserBeforeOthers(found, logs);
  const browser = first ?? found;
  const pages = await arrivalPages(options.url ?? (await startShop(context, logs)));
  const { benchmarkIndex, slowdown } = await measureMachine(context, { logs, browser, pages });
  const { rows, faults } = await auditPages(context, { logs, browser, pages, runs: options.runs, slowdown });
  const misses = rows.filter(({ scores }) => missed(scores).length > 0);
  if (misses.length > 0) steps.print(`\n${faults.join("\n")}`);
  steps.print(`\n${auditTable(rows)}\n\nbenchmarkIndex ${benchmarkIndex}, so slowed down ${slowdown} times\n`);
  if (!first)
    steps.print(
      "The browser shared the processor with other programs, so its figures are too low: only root on Linux may change that.",
    );
  return misses.length === 0 ? 0 : 1;
}

/** @returns its address */
async function startShop(context: Context, logs: string): Promise<string> {
  await new Build(context, logs).all();
  return (await startThrowawayShop(context, { logs })).settings.publicUrl;
}
