import { cpSync } from "node:fs";
import { join } from "node:path";
import { Build } from "../lib/build.mjs";
import { backUp } from "../lib/chaos/backing-up.mjs";
import { crash } from "../lib/chaos/crashes.mjs";
import { Crowd } from "../lib/chaos/crowd.mjs";
import { ending } from "../lib/chaos/ending.mjs";
import { Findings } from "../lib/chaos/findings.mjs";
import { outage } from "../lib/chaos/outage.mjs";
import { OwnShop } from "../lib/chaos/own-shop.mjs";
import { withoutRedis } from "../lib/chaos/without-redis.mjs";
import { runCommand } from "../lib/command.mjs";
import { installPackages } from "../lib/install.mjs";
import { readSettings } from "../lib/settings.mjs";

/** The damage that is done, in this order. */
const ACTS = [
  { title: "Killing what shoppers order from", act: crash },
  { title: "Stopping the database", act: outage },
  { title: "Taking Redis away", act: withoutRedis },
  { title: "Ending processes under load", act: ending },
  { title: "Backing up and restoring", act: backUp },
];

export function main() {
  return runCommand(
    async (crew, stages) => {
      const { dataDir } = readSettings();
      await installPackages(crew, stages, dataDir);
      const build = new Build(crew, stages, dataDir);
      await build.plugins();
      await build.rest();

      const own = join(dataDir, `chaos-${process.pid}`);
      const shop = await OwnShop.raise(crew, stages, own);
      crew.afterwards(() =>
        cpSync(join(own, "logs"), join(dataDir, "logs", "chaos"), { recursive: true, force: true }),
      );
      const crowd = new Crowd(shop);
      await crowd.gather();
      const findings = new Findings();
      for (const { title, act } of ACTS) await stages.run(title, () => act(shop, crowd, findings));
      stages.say(`\n${findings.table()}`);
      return findings.failed === 0 ? 0 : 1;
    },
    { interrupted: 130 },
  );
}
