import { logFile } from "./crew.mjs";
import { startEmbeddedPostgres } from "./embedded-postgres.mjs";
import { tryOwnDatabase } from "./own-database.mjs";
import { noteOlderAdmin } from "./secrets.mjs";

/**
 * The database that the settings ask for, ready to be used.
 * @param {object} options
 * @param {import("./crew.mjs").Crew} options.crew
 * @param {import("./stages.mjs").Stages} options.stages
 * @param {import("./settings.mjs").Settings} options.settings
 * @param {import("./secrets.mjs").Secrets} options.secrets
 * @param {boolean} [options.throwaway]
 * @returns {Promise<{ url: string, parts: import("./supervisor.mjs").Part[] }>} `parts`: the embedded server, where it is used
 */
export async function openDatabase({ crew, stages, settings, secrets, throwaway }) {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) {
    await stages.run("Reaching your database", () => tryOwnDatabase(databaseUrl));
    return { url: databaseUrl, parts: [] };
  }
  const log = logFile(dataDir, "postgres");
  const database = await stages.run("Starting the database", () =>
    startEmbeddedPostgres({ crew, dataDir, password: secrets.databasePassword, log, throwaway }),
  );
  if (database.aside)
    stages.say(`  The database's user cannot enter ${dataDir}, so the database is kept in ${database.aside}.`);
  if (database.passwordSet) {
    noteOlderAdmin(dataDir, secrets);
    stages.say("  The database was made with another password than secrets.json holds, so it was given that one.");
  }
  return { url: database.url, parts: [{ name: "The database", running: database, again: database.again }] };
}
