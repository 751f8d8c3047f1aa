import { rmSync } from "node:fs";
import getPort from "get-port";
import { makeFolder } from "../../scripts/bootstrap/make-folder.mjs";
import { waitUntil } from "../../scripts/bootstrap/process-group.mjs";
import { startEmbeddedPostgres } from "../../scripts/lib/database/embedded-postgres.ts";
import { prepareData } from "../../scripts/lib/database/prepare-data.ts";
import { databaseServer } from "../../scripts/lib/database/running-server.ts";
import { logFile } from "../../scripts/lib/processes/log-files.ts";
import type { ProcessManager, Service } from "../../scripts/lib/processes/process-manager.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { lockDataFolder } from "../../scripts/lib/shop/data-folder.ts";
import { commerceEnvironment } from "../../scripts/lib/shop/environment.ts";
import { loadSecrets, type Secrets } from "../../scripts/lib/shop/secrets.ts";
import { localAddress, startCommerce, startEdge, waitUntilHealthy } from "../../scripts/lib/shop/services.ts";
import { readSettings, type Settings } from "../../scripts/lib/shop/settings.ts";

/**
 * A shop with a database, ports and a data folder of its own, whose parts can be killed and brought back one by one. Its
 * database waits for the disk as in earnest: what it acknowledged must be there after a crash.
 */
export class OwnShop {
  databaseUrl = "";
  databaseFolder = "";
  #commerce?: Service;
  #edge?: Service;

  constructor(
    readonly processes: ProcessManager,
    public settings: Settings,
    readonly secrets: Secrets,
    readonly databasePort: number,
  ) {}

  static async start(context: Context, dataDir: string) {
    const shop = new OwnShop(...(await ownPlace(context, dataDir, "npm run chaos")));
    await shop.prepare(context);
    await context.steps.run("Starting the shop", () => Promise.all([shop.startCommerce(), shop.startEdge()]));
    return shop;
  }

  /** Starts the database and fills it. */
  async prepare({ processes, steps }: Context) {
    await steps.run("Starting a database of its own", () => this.startDatabase());
    const env = commerceEnvironment(this.settings, this.secrets, this.databaseUrl);
    await prepareData({ processes, steps, dataDir: this.dataDir, env });
  }

  get dataDir() {
    return this.settings.dataDir;
  }

  /** The processes that serve, by what they are. */
  get pids() {
    if (!this.#commerce || !this.#edge) throw new Error("The shop does not run");
    return { commerce: this.#commerce.pid, edge: this.#edge.pid };
  }

  get url() {
    return localAddress(this.settings.port);
  }

  get commerceUrl() {
    return localAddress(this.settings.commercePort);
  }

  async startDatabase() {
    const database = await startEmbeddedPostgres(this.processes, {
      dataDir: this.dataDir,
      password: this.secrets.databasePassword,
      log: logFile(this.dataDir, "postgres"),
      port: this.databasePort,
    });
    this.databaseUrl = database.url;
    this.databaseFolder = database.folder;
  }

  /** Ends the database as a power cut would, as far as a program can: at once, without a word to anybody. */
  async crashDatabase() {
    const pid = databaseServer(this.databaseFolder);
    if (pid === undefined) throw new Error("There is no database to stop");
    process.kill(pid, "SIGQUIT");
    await waitUntil(() => databaseServer(this.databaseFolder) === undefined, 10_000);
  }

  async startCommerce() {
    const { processes, settings, secrets, databaseUrl } = this;
    this.#commerce = startCommerce({ processes, settings, secrets, databaseUrl });
    await waitUntilHealthy(this.#commerce, this.commerceUrl);
  }

  async startEdge() {
    const { processes, settings, secrets, databaseUrl } = this;
    this.#edge = startEdge({ processes, settings, secrets, databaseUrl });
    await waitUntilHealthy(this.#edge, this.url);
  }

  killCommerce() {
    return kill(this.#commerce);
  }

  killEdge() {
    return kill(this.#edge);
  }
}

/**
 * A folder, ports and secrets for a shop of its own.
 * @param dataDir made anew, and removed at the end
 * @param command whose it is
 */
async function ownPlace({ processes }: Context, dataDir: string, command: string) {
  rmSync(dataDir, { recursive: true, force: true });
  makeFolder(dataDir);
  lockDataFolder(processes, dataDir, command);
  processes.removeOnExit(dataDir);
  const [port, commercePort, databasePort] = [await getPort(), await getPort(), await getPort()];
  const publicUrl = `http://localhost:${port}`;
  // Each shopper names an address of his own, as a balancer would.
  const settings: Settings = { ...readSettings({}), port, dataDir, commercePort, publicUrl, trustedProxies: 1 };
  return [processes, settings, loadSecrets(dataDir), databasePort] as const;
}

async function kill(service: Service | undefined) {
  if (!service) throw new Error("It does not run");
  service.stoppedByUs = true;
  process.kill(service.pid, "SIGKILL");
  await service.ended;
}
