import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "./database.mjs";
import { commerceEnvironment } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { makeFolder } from "./make-folder.mjs";
import { copyDatabase } from "./own-database.mjs";
import { freePort } from "./ports.mjs";
import { prepareData } from "./prepare-data.mjs";
import { keepSecrets } from "./secrets.mjs";
import { readSettings } from "./settings.mjs";
import { startCommerce, startEdge, untilHealthy } from "./shop.mjs";

/**
 * @typedef {object} ThrowawayShop
 * @property {import("./settings.mjs").Settings} settings
 * @property {import("./secrets.mjs").Secrets} secrets
 * @property {NodeJS.ProcessEnv} commerceEnv what its commerce process runs in
 * @property {import("./crew.mjs").Service} commerce
 * @property {import("./crew.mjs").Service} edge
 * @property {string | undefined} copy the address of a database of the same beginnings, which the shop does not use
 */

/**
 * Starts a seeded shop as it was built, with a database, uploads and ports of its own. All of it goes when the command ends;
 * its logs are left in `logs`.
 * @param {object} place
 * @param {import("./crew.mjs").Crew} place.crew
 * @param {import("./stages.mjs").Stages} place.stages
 * @param {string} place.logs a data folder
 * @param {import("./wishes.mjs").Wishes} [place.wishes] how large the shop is to be
 * @param {string} [place.name] tells it and its logs from another one of the same command
 * @param {number} [place.trustedProxies] 1 where whoever puts load on it names each shopper's address, as a balancer would
 * @param {Promise<boolean>} [place.building] resolves with whether the build of the application succeeded, where it is still under way
 * @param {boolean} [place.withCopy] whether a copy of the seeded database is wanted as well
 * @returns {Promise<ThrowawayShop>}
 */
export async function startThrowawayShop({
  crew,
  stages,
  logs,
  wishes,
  name = "",
  trustedProxies,
  building,
  withCopy,
}) {
  const dataDir = join(logs, "..", `throwaway-${process.pid}${name && `-${name}`}`);
  makeFolder(dataDir);
  crew.keeper.removeLast(dataDir);
  crew.afterwards(() => {
    cpSync(join(dataDir, "logs"), join(logs, "logs", name), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  });

  const port = await freePort();
  const commercePort = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const settings = { ...readSettings({}), port, dataDir, commercePort, publicUrl, trustedProxies };
  const secrets = keepSecrets(dataDir);
  const { url } = await openDatabase({ crew, stages, settings, secrets, throwaway: true });
  const commerceEnv = commerceEnvironment(settings, secrets, url);
  await prepareData({ crew, stages, dataDir, env: commerceEnv, wishes });
  // Before the shop connects: a database in use cannot be copied.
  const copy = withCopy ? await copyDatabase(url) : undefined;
  if (building && !(await building)) throw new Failure("What could not be built is not started.");
  const options = { crew, settings, secrets, databaseUrl: url };
  const commerce = startCommerce(options);
  const edge = startEdge(options);
  await stages.run("Starting the shop", async () => {
    await Promise.all([untilHealthy(commerce, commercePort), untilHealthy(edge, port)]);
  });
  return { settings, secrets, commerceEnv, commerce, edge, copy };
}
