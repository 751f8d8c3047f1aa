import { logFile } from "./crew.mjs";
import { startEmbeddedPostgres } from "./embedded-postgres.mjs";
import { Failure } from "./failure.mjs";
import { tryOwnDatabase } from "./own-database.mjs";

/**
 * The database that the settings ask for, ready to be used.
 * @param {object} options
 * @param {import("./crew.mjs").Crew} options.crew
 * @param {import("./stages.mjs").Stages} options.stages
 * @param {import("./settings.mjs").Settings} options.settings
 * @param {import("./secrets.mjs").Secrets} options.secrets
 * @param {boolean} [options.throwaway]
 * @returns {Promise<{ url: string, lost: Promise<never> }>} `lost` fails when the embedded server ends by itself
 */
export async function openDatabase({ crew, stages, settings, secrets, throwaway }) {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) {
    await stages.run("Reaching your database", () => tryOwnDatabase(databaseUrl));
    return { url: databaseUrl, lost: new Promise(() => {}) };
  }
  const log = logFile(dataDir, "postgres");
  const database = await stages.run("Starting the database", () =>
    startEmbeddedPostgres({ crew, dataDir, password: secrets.databasePassword, log, throwaway }),
  );
  if (database.aside)
    stages.say(`  The database's user cannot enter ${dataDir}, so the database is kept in ${database.aside}.`);
  const lost = database.ended.then((how) => {
    throw new Failure(`The database ended by itself (${how}).`, { log });
  });
  lost.catch(() => {});
  return { url: database.url, lost };
}
