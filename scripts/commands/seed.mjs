import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { occupant, occupy } from "../lib/data-folder.mjs";
import { openDatabase } from "../lib/database.mjs";
import { runningEmbeddedPostgres } from "../lib/embedded-postgres.mjs";
import { commerceEnvironment } from "../lib/environment.mjs";
import { installPackages } from "../lib/install.mjs";
import { reachable } from "../lib/ports.mjs";
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
      if (settings.databaseUrl) await reachable(settings.databaseUrl, "DATABASE_URL", "The database");
      const secrets = keepSecrets(dataDir);
      await installPackages(crew, stages, dataDir);

      // A shop that is running on this folder shares its database; otherwise we start it for as long as we need it.
      const inUse = occupant(dataDir);
      const running =
        inUse && !settings.databaseUrl ? await runningEmbeddedPostgres(dataDir, secrets.databasePassword) : undefined;
      if (!inUse) occupy(crew, dataDir, "npm run seed");
      const url = running ?? (await openDatabase({ crew, stages, settings, secrets })).url;

      await new Build(crew, stages, dataDir).plugins();
      const env = commerceEnvironment(settings, secrets, url);
      await prepareData({ crew, stages, dataDir, env, wishes });
    },
    { interrupted: 1 },
  );
}
