import { runCommand } from "../lib/command.mjs";
import { openDatabase } from "../lib/database.mjs";
import { commerceEnvironment } from "../lib/environment.mjs";
import { Failure } from "../lib/failure.mjs";
import { reachable } from "../lib/ports.mjs";
import { prepareData } from "../lib/prepare-data.mjs";
import { keepSecrets } from "../lib/secrets.mjs";
import { readSettings } from "../lib/settings.mjs";

export function main() {
  return runCommand(
    async (crew, stages) => {
      const settings = readSettings();
      if (!settings.databaseUrl) throw new Failure("DATABASE_URL must name the database to prepare.");
      await reachable(settings.databaseUrl, "DATABASE_URL", "The database");
      const secrets = keepSecrets(settings.dataDir);
      const { url } = await openDatabase({ crew, stages, settings, secrets });
      const env = commerceEnvironment(settings, secrets, url);
      await prepareData({ crew, stages, dataDir: settings.dataDir, env, from: "build" });
    },
    { interrupted: 1 },
  );
}
