import { cpSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { Failure } from "../../scripts/bootstrap/failure.mjs";
import { makeFolder } from "../../scripts/bootstrap/make-folder.mjs";
import { openDatabase } from "../../scripts/lib/database/open-database.ts";
import { prepareData } from "../../scripts/lib/database/prepare-data.ts";
import { otherDatabase, withClient } from "../../scripts/lib/database/with-client.ts";
import type { Service } from "../../scripts/lib/processes/process-manager.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { commerceEnvironment } from "../../scripts/lib/shop/environment.ts";
import { loadSecrets, type Secrets } from "../../scripts/lib/shop/secrets.ts";
import type { SeedOptions } from "../../scripts/lib/shop/seed-options.ts";
import { localAddress, startCommerce, startEdge, waitUntilHealthy } from "../../scripts/lib/shop/services.ts";
import { readSettings, type Settings } from "../../scripts/lib/shop/settings.ts";

export interface ThrowawayShop {
  settings: Settings;
  secrets: Secrets;
  /** what its commerce process runs in */
  commerceEnv: NodeJS.ProcessEnv;
  commerce: Service;
  edge: Service;
  /** the address of a second database with the same content, which the shop does not use */
  copy?: string;
}

interface ThrowawayOptions {
  /** a data folder */
  logs: string;
  /** how large the shop is to be */
  seedOptions?: SeedOptions;
  /** distinguishes it and its logs from another one of the same command */
  name?: string;
  /** 1 when the load generator sends each shopper's address, as a proxy would */
  trustedProxies?: number;
  /** resolves with whether the build of the application succeeded, where it is still under way */
  building?: Promise<boolean>;
  /** whether a copy of the seeded database is wanted as well */
  withCopy?: boolean;
}

/**
 * Starts a seeded shop as it was built, with a database, uploads and ports of its own. It is removed when the command ends;
 * its logs are copied to `logs`.
 */
export async function startThrowawayShop(
  { processes, steps }: Context,
  { logs, seedOptions, name = "", trustedProxies, building, withCopy }: ThrowawayOptions,
): Promise<ThrowawayShop> {
  const dataDir = join(logs, "..", `throwaway-${process.pid}${name && `-${name}`}`);
  makeFolder(dataDir);
  processes.removeOnExit(dataDir);
  processes.onExit(() => cpSync(join(dataDir, "logs"), join(logs, "logs", name), { recursive: true, force: true }));

  const port = await getPort();
  const commercePort = await getPort();
  const publicUrl = `http://localhost:${port}`;
  const settings = { ...readSettings({}), port, dataDir, commercePort, publicUrl, trustedProxies };
  const secrets = loadSecrets(dataDir);
  const { url } = await openDatabase({ processes, steps }, settings, secrets, { throwaway: true });
  const commerceEnv = commerceEnvironment(settings, secrets, url);
  await prepareData({ processes, steps, dataDir, env: commerceEnv, seedOptions });
  // Before the shop connects: a database in use cannot be copied.
  const copy = withCopy ? await copyDatabase(url) : undefined;
  if (building && !(await building)) throw new Failure("What could not be built is not started.");
  const options = { processes, settings, secrets, databaseUrl: url };
  const commerce = startCommerce(options);
  const edge = startEdge(options);
  await steps.run("Starting the shop", async () => {
    await Promise.all([
      waitUntilHealthy(commerce, localAddress(commercePort)),
      waitUntilHealthy(edge, localAddress(port)),
    ]);
  });
  return { settings, secrets, commerceEnv, commerce, edge, copy };
}

/**
 * Copies a whole database on its server. Nobody may be connected to it.
 * @returns the copy's address
 */
async function copyDatabase(url: string): Promise<string> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const copy = `${name}_copy`;
  await withClient(otherDatabase(url, "postgres"), (client) =>
    client.query(`create database ${client.escapeIdentifier(copy)} template ${client.escapeIdentifier(name)}`),
  );
  return otherDatabase(url, copy);
}
