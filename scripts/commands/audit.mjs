import { join } from "node:path";
import { parseArgs } from "node:util";
import { browserProgram } from "../lib/browser.mjs";
import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { Failure } from "../lib/failure.mjs";
import { installPackages } from "../lib/install.mjs";
import { arrivalPages, auditPages, auditTable, missed } from "../lib/lighthouse.mjs";
import { makeFolder } from "../lib/make-folder.mjs";
import { readSettings } from "../lib/settings.mjs";
import { startThrowawayShop } from "../lib/throwaway-shop.mjs";

const USAGE = "usage: npm run audit -- [--url http://localhost:3000] [--runs 3]";

export function main() {
  return runCommand(
    async (crew, stages) => {
      const wishes = readWishes(process.argv.slice(2));
      const logs = join(readSettings().dataDir, "audit");
      makeFolder(logs);
      await installPackages(crew, stages, logs);
      const browser = await stages.run("Finding a browser", () => browserProgram(crew, logs));
      const url = wishes.url ?? (await ownShop(crew, stages, logs));

      const pages = await arrivalPages(url);
      const { rows, faults } = await auditPages({ crew, stages, logs, browser, pages, runs: wishes.runs });
      const misses = rows.filter(({ marks }) => missed(marks).length > 0);
      if (misses.length > 0) stages.say(`\n${faults.join("\n")}`);
      stages.say(`\n${auditTable(rows)}\n`);
      return misses.length === 0 ? 0 : 1;
    },
    { interrupted: 130 },
  );
}

/**
 * @param {string[]} args
 * @returns {{ url: string | undefined, runs: number }}
 */
function readWishes(args) {
  try {
    const { url, runs = "3" } = parseArgs({
      args,
      options: { url: { type: "string" }, runs: { type: "string" } },
    }).values;
    if (url !== undefined && !/^https?:\/\//.test(url)) throw new Error("--url takes the address of a running shop.");
    if (!/^[1-9]$/.test(runs)) throw new Error("--runs takes a number from 1 to 9.");
    return { url, runs: Number(runs) };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/**
 * @param {import("../lib/crew.mjs").Crew} crew
 * @param {import("../lib/stages.mjs").Stages} stages
 * @param {string} logs
 * @returns {Promise<string>} its address
 */
async function ownShop(crew, stages, logs) {
  await new Build(crew, stages, logs).all();
  const { settings } = await startThrowawayShop({ crew, stages, logs });
  return settings.publicUrl;
}
