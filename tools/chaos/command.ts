import { cpSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../../scripts/bootstrap/paths.mjs";
import { Build } from "../../scripts/lib/compile/build.ts";
import { readOptions } from "../../scripts/lib/options.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { crash } from "./crashes.ts";
import { Crowd } from "./crowd.ts";
import { Findings } from "./findings.ts";
import { floods } from "./floods.ts";
import { fullDisk } from "./full-disk.ts";
import { OwnShop } from "./own-shop.ts";
import { traffic } from "./traffic.ts";

const USAGE = "usage: npm run chaos -- [--only crash,disk,...] [--minutes N]";
const OPTIONS = { only: { type: "string" }, minutes: { type: "string" } } as const;

/** The damage that is done, in this order. Everyday traffic is done no damage: it is left out unless minutes are given. */
const EXPERIMENTS = [
  { name: "crash", title: "Killing what shoppers order from", run: crash },
  { name: "disk", title: "Filling the disk", run: fullDisk },
  { name: "floods", title: "Sending more than anybody should", run: floods },
  { name: "traffic", title: "Everyday traffic", run: traffic },
];

export async function main(context: Context) {
  const { processes, steps } = context;
  const { only, minutes } = readOptions(OPTIONS, USAGE, readChoice);
  const experiments = EXPERIMENTS.filter(({ name }) => only.includes(name) && (name !== "traffic" || minutes > 0));
  const dataDir = dataFolder();
  await new Build(context, dataDir).all();

  const own = join(dataDir, `chaos-${process.pid}`);
  const shop = await OwnShop.start(context, own);
  processes.onExit(() => cpSync(join(own, "logs"), join(dataDir, "logs", "chaos"), { recursive: true, force: true }));
  const crowd = new Crowd(shop);
  await crowd.gather();
  const findings = new Findings();
  const print = (text: string) => steps.print(text);
  for (const { title, run } of experiments) {
    await steps
      .run(title, () => run(shop, crowd, findings, { minutes, print }))
      .catch((error) => {
        if (processes.stopping) throw error;
        // What was seen before it, and what the other experiments see, is worth telling all the same.
        const [reason = ""] = String(error?.message ?? error).split("\n");
        findings.note(title, "the experiment comes to its end", reason, false);
      });
  }
  steps.print(`\n${findings.table()}`);
  if (minutes === 0) steps.print("Everyday traffic was left out: npm run chaos -- --minutes 30");
  return findings.failed === 0 ? 0 : 1;
}

/** The experiments that the command line names, and how long everyday traffic is to go on. */
function readChoice({ only, minutes = "0" }: { only?: string; minutes?: string }) {
  const known = EXPERIMENTS.map(({ name }) => name);
  const names = only?.split(",") ?? known;
  if (!names.every((name) => known.includes(name))) throw new Error(`--only takes some of ${known.join(",")}.`);
  if (!/^\d{1,4}$/.test(minutes)) throw new Error("--minutes takes a whole number.");
  return { only: names, minutes: Number(minutes) };
}
