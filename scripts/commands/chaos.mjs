import { cpSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Build } from "../lib/build.mjs";
import { backUp } from "../lib/chaos/backing-up.mjs";
import { crash } from "../lib/chaos/crashes.mjs";
import { Crowd } from "../lib/chaos/crowd.mjs";
import { ending } from "../lib/chaos/ending.mjs";
import { Findings } from "../lib/chaos/findings.mjs";
import { floods } from "../lib/chaos/floods.mjs";
import { frozen } from "../lib/chaos/frozen.mjs";
import { fullDisk } from "../lib/chaos/full-disk.mjs";
import { outage } from "../lib/chaos/outage.mjs";
import { OwnShop } from "../lib/chaos/own-shop.mjs";
import { traffic } from "../lib/chaos/traffic.mjs";
import { withoutRedis } from "../lib/chaos/without-redis.mjs";
import { workers } from "../lib/chaos/workers.mjs";
import { runCommand } from "../lib/command.mjs";
import { Failure } from "../lib/failure.mjs";
import { installPackages } from "../lib/install.mjs";
import { readSettings } from "../lib/settings.mjs";

const USAGE = "usage: npm run chaos -- [--only crash,outage,...] [--minutes N]";

/** The damage that is done, in this order. Everyday traffic is done no damage: it is left out unless minutes are given. */
const ACTS = [
  { name: "crash", title: "Killing what shoppers order from", act: crash },
  { name: "outage", title: "Stopping the database", act: outage },
  { name: "frozen", title: "Freezing commerce and the database", act: frozen },
  { name: "disk", title: "Filling the disk", act: fullDisk },
  { name: "redis", title: "Taking Redis away", act: withoutRedis },
  { name: "ending", title: "Ending processes under load", act: ending },
  { name: "workers", title: "Working in the background twice", act: workers },
  { name: "floods", title: "Sending more than anybody should", act: floods },
  { name: "backup", title: "Backing up and restoring", act: backUp },
  { name: "traffic", title: "Everyday traffic", act: traffic },
];

export function main() {
  return runCommand(
    async (crew, stages) => {
      const { acts, minutes } = chosen();
      const { dataDir } = readSettings();
      await installPackages(crew, stages, dataDir);
      await new Build(crew, stages, dataDir).all();

      const own = join(dataDir, `chaos-${process.pid}`);
      const shop = await OwnShop.raise(crew, stages, own);
      crew.afterwards(() =>
        cpSync(join(own, "logs"), join(dataDir, "logs", "chaos"), { recursive: true, force: true }),
      );
      const crowd = new Crowd(shop);
      await crowd.gather();
      const findings = new Findings();
      const say = (/** @type {string} */ text) => stages.say(text);
      for (const { title, act } of acts) {
        await stages
          .run(title, () => act(shop, crowd, findings, { minutes, say }))
          .catch((error) => {
            if (crew.stopping) throw error;
            // What was seen before it, and what the other acts see, is worth telling all the same.
            findings.note(
              title,
              "the act comes to its end",
              String(error?.message ?? error).split("\n")[0] ?? "",
              false,
            );
          });
      }
      stages.say(`\n${findings.table()}`);
      if (minutes === 0) stages.say("Everyday traffic was left out: npm run chaos -- --minutes 30");
      return findings.failed === 0 ? 0 : 1;
    },
    { interrupted: 130 },
  );
}

/** The acts that the command line names, and how long everyday traffic is to go on. */
function chosen() {
  /** @type {{ only?: string, minutes?: string }} */
  let values;
  try {
    ({ values } = parseArgs({ options: { only: { type: "string" }, minutes: { type: "string" } } }));
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  const { only = ACTS.map(({ name }) => name).join(), minutes = "0" } = values;
  const names = only.split(",");
  if (!names.every((name) => ACTS.some((act) => act.name === name)) || !/^\d{1,4}$/.test(minutes))
    throw new Failure(USAGE);
  const acts = ACTS.filter(({ name }) => names.includes(name) && (name !== "traffic" || minutes !== "0"));
  return { acts, minutes: Number(minutes) };
}
