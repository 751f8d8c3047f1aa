import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../bootstrap/failure.mjs";
import { makeFolder } from "../../bootstrap/make-folder.mjs";
import { copyDatabase } from "../database/external-database.ts";
import { openDatabase } from "../database/open-database.ts";
import { prepareData } from "../database/prepare-data.ts";
import type { Service } from "../processes/process-manager.ts";
import type { Context } from "../processes/run-command.ts";
import { commerceEnvironment } from "./environment.ts";
import { freePort } from "./ports.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";
import type { SeedOptions } from "./seed-options.ts";
import { localAddress, startCommerce, startEdge, untilHealthy } from "./services.ts";
import { readSettings, type Settings } from "./settings.ts";

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
  /** tells it and its logs from another one of the same command */
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
  processes.watchdog.remove(dataDir);
  processes.onExit(() => {
    cpSync(join(dataDir, "logs"), join(logs, "logs", name), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  });

  const port = await freePort();
  const commercePort = await freePort();
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
    await Promise.all([untilHealthy(commerce, localAddress(commercePort)), untilHealthy(edge, localAddress(port))]);
  });
  return { settings, secrets, commerceEnv, commerce, edge, copy };
}
