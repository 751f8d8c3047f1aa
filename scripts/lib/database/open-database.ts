import { logFile } from "../processes/log-files.ts";
import type { Context } from "../processes/run-command.ts";
import type { Part } from "../processes/supervisor.ts";
import { dataFolderOwner, lockDataFolder } from "../shop/data-folder.ts";
import { commerceEnvironment } from "../shop/environment.ts";
import { requireReachable } from "../shop/ports.ts";
import { loadSecrets, markAdminOlder, type Secrets } from "../shop/secrets.ts";
import { readSettings, type Settings } from "../shop/settings.ts";
import { runningEmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { checkDatabase } from "./external-database.ts";

/**
 * The database that the settings ask for, ready to be used.
 * @returns `parts`: the embedded server, where it is used
 */
export async function openDatabase(
  { processes, steps }: Context,
  settings: Settings,
  secrets: Secrets,
  options: { throwaway?: boolean } = {},
): Promise<{ url: string; parts: Part[] }> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) {
    await steps.run("Reaching your database", () => checkDatabase(databaseUrl));
    return { url: databaseUrl, parts: [] };
  }
  const log = logFile(dataDir, "postgres");
  const database = await steps.run("Starting the database", () =>
    startEmbeddedPostgres(processes, { dataDir, password: secrets.databasePassword, log, ...options }),
  );
  if (database.outside)
    steps.print(`  The database's user cannot enter ${dataDir}, so the database is kept in ${database.outside}.`);
  if (database.passwordSet) {
    markAdminOlder(dataDir, secrets);
    steps.print("  The database was made with another password than secrets.json holds, so it was given that one.");
  }
  return { url: database.url, parts: [{ name: "The database", ...database }] };
}

/**
 * A shop that may be running, with its database: shares its server then, and otherwise starts it for as long as the command
 * needs it.
 * @param command as people call it
 * @returns `env`: the environment of the commerce process
 */
export async function openShop(context: Context, command: string) {
  const settings = readSettings();
  const { dataDir, databaseUrl } = settings;
  const secrets = loadSecrets(dataDir);
  if (databaseUrl) await requireReachable(databaseUrl, "DATABASE_URL", "The database");
  const inUse = dataFolderOwner(dataDir);
  const running = inUse && !databaseUrl ? await runningEmbeddedPostgres(dataDir, secrets.databasePassword) : undefined;
  if (!inUse) lockDataFolder(context.processes, dataDir, command);
  const url = running ?? (await openDatabase(context, settings, secrets)).url;
  return { dataDir, secrets, url, env: commerceEnvironment(settings, secrets, url) };
}
