import { cpSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { Failure } from "../../scripts/bootstrap/failure.mjs";
import { makeFolder } from "../../scripts/bootstrap/make-folder.mjs";
import { openDatabase } from "../../scripts/lib/database/open-database.ts";
import { prepareData } from "../../scripts/lib/database/prepare-data.ts";
import { otherDatabase, withClient } from "../../scripts/lib/database/with-client.ts";
import type { ProcessManager, Service } from "../../scripts/lib/processes/process-manager.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { commerceEnvironment } from "../../scripts/lib/shop/environment.ts";
import { loadSecrets, type Secrets } from "../../scripts/lib/shop/secrets.ts";
import type { SeedOptions } from "../../scripts/lib/shop/seed-options.ts";
import {
  localAddress,
  type ShopOptions,
  startCommerce,
  startEdge,
  waitUntilHealthy,
} from "../../scripts/lib/shop/services.ts";
import { readSettings, type Settings } from "../../scripts/lib/shop/settings.ts";

interface RunningShop {
  settings: Settings;
  secrets: Secrets;
  /** what its commerce process runs in */
  commerceEnv: NodeJS.ProcessEnv;
  commerce: Service;
  edge: Service;
}

export interface ThrowawayShop extends RunningShop {
  /** another shop with the same content, and a database that no shop uses */
  copies?: { shop: RunningShop; database: string };
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
  /** whether copies of the seeded shop and of its database are wanted as well */
  withCopies?: boolean;
}

/**
 * Starts a seeded shop as it was built, with a database, uploads and ports of its own. It is removed when the command ends;
 * its logs are copied to `logs`.
 */
export async function startThrowawayShop(
  { processes, steps }: Context,
  { logs, seedOptions, name = "", trustedProxies, building, withCopies }: ThrowawayOptions,
): Promise<ThrowawayShop> {
  const dataDir = join(logs, "..", `throwaway-${process.pid}${name && `-${name}`}`);
  makeFolder(dataDir);
  processes.removeOnExit(dataDir);
  keepLogs(processes, dataDir, join(logs, "logs", name));

  const settings = { ...(await freePorts()), dataDir, trustedProxies };
  const secrets = loadSecrets(dataDir);
  const { url } = await openDatabase({ processes, steps }, settings, secrets, { throwaway: true });
  const env = commerceEnvironment(settings, secrets, url);
  await prepareData({ processes, steps, dataDir, env, seedOptions });
  const shops: ShopOptions[] = [{ processes, settings, secrets, databaseUrl: url }];
  // Before the shop connects: a database in use cannot be copied.
  const database = withCopies ? await copyDatabase(url, "copy") : undefined;
  if (withCopies) {
    const second = join(dataDir, "second");
    cpSync(join(dataDir, "uploads"), join(second, "uploads"), { recursive: true });
    const own = { ...(await freePorts()), dataDir: second };
    shops.push({ processes, settings: own, secrets, databaseUrl: await copyDatabase(url, "second") });
  }
  if (building && !(await building)) throw new Failure("What could not be built is not started.");
  if (shops[1]) keepLogs(processes, shops[1].settings.dataDir, join(logs, "logs", "second"));
  const [shop, copy] = await steps.run("Starting the shop", () => Promise.all(shops.map(startShop)));
  return { ...(shop as RunningShop), copies: copy && database !== undefined ? { shop: copy, database } : undefined };
}

function keepLogs(processes: ProcessManager, dataDir: string, kept: string) {
  processes.onExit(() => cpSync(join(dataDir, "logs"), kept, { recursive: true, force: true }));
}

async function freePorts(): Promise<Settings> {
  const port = await getPort();
  return { ...readSettings({}), port, commercePort: await getPort(), publicUrl: `http://localhost:${port}` };
}

async function startShop(options: ShopOptions): Promise<RunningShop> {
  const { settings, secrets, databaseUrl } = options;
  const commerce = startCommerce(options);
  const edge = startEdge(options);
  await Promise.all([
    waitUntilHealthy(commerce, localAddress(settings.commercePort)),
    waitUntilHealthy(edge, localAddress(settings.port)),
  ]);
  return { settings, secrets, commerceEnv: commerceEnvironment(settings, secrets, databaseUrl), commerce, edge };
}

/**
 * Copies a whole database on its server. Nobody may be connected to it.
 * @returns the copy's address
 */
async function copyDatabase(url: string, suffix: string): Promise<string> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const copy = `${name}_${suffix}`;
  await withClient(otherDatabase(url, "postgres"), (client) =>
    client.query(`create database ${client.escapeIdentifier(copy)} template ${client.escapeIdentifier(name)}`),
  );
  return otherDatabase(url, copy);
}
