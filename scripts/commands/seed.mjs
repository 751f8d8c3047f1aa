import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { commerceEnvironment } from "../lib/environment.mjs";
import { installPackages } from "../lib/install.mjs";
import { openShopDatabase } from "../lib/open-shop-database.mjs";
import { BUILT_ONLY } from "../lib/paths.mjs";
import { prepareData } from "../lib/prepare-data.mjs";
import { keepSecrets } from "../lib/secrets.mjs";
import { readSettings } from "../lib/settings.mjs";
import { readWishes } from "../lib/wishes.mjs";

export function main() {
  return runCommand(
    async (crew, stages) => {
      const wishes = readWishes(process.argv.slice(2));
      const settings = readSettings();
      const { dataDir } = settings;
      const secrets = keepSecrets(dataDir);
      await installPackages(crew, stages, dataDir);

      const url = await openShopDatabase({ crew, stages, settings, secrets, command: "npm run seed" });
      await new Build(crew, stages, dataDir).plugins();
      const env = commerceEnvironment(settings, secrets, url);
      await prepareData({ crew, stages, dataDir, env, wishes, from: BUILT_ONLY ? "build" : "source" });
    },
    { interrupted: 1 },
  );
}
