import { occupant, occupy } from "./data-folder.mjs";
import { openDatabase } from "./database.mjs";
import { runningEmbeddedPostgres } from "./embedded-postgres.mjs";
import { reachable } from "./ports.mjs";

/**
 * The database of a shop that may be running: shares its server then, and otherwise starts it for as long as the command
 * needs it.
 * @param {object} options
 * @param {import("./crew.mjs").Crew} options.crew
 * @param {import("./stages.mjs").Stages} options.stages
 * @param {import("./settings.mjs").Settings} options.settings
 * @param {import("./secrets.mjs").Secrets} options.secrets
 * @param {string} options.command as people call it
 * @returns {Promise<string>} its address
 */
export async function openShopDatabase({ crew, stages, settings, secrets, command }) {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl) await reachable(databaseUrl, "DATABASE_URL", "The database");
  const inUse = occupant(dataDir);
  const running = inUse && !databaseUrl ? await runningEmbeddedPostgres(dataDir, secrets.databasePassword) : undefined;
  if (!inUse) occupy(crew, dataDir, command);
  return running ?? (await openDatabase({ crew, stages, settings, secrets })).url;
}
