import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
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
  /** by port */
  readonly #commerces = new Map<number, Service>();
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
    if (!this.#edge) throw new Error("The shop does not run");
    return { commerce: this.commercePid(), edge: this.#edge.pid };
  }

  commercePid(port = this.settings.commercePort) {
    const commerce = this.#commerces.get(port);
    if (!commerce) throw new Error("The shop does not run");
    return commerce.pid;
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

  /**
   * Ends the database, by default as a power cut would, as far as a program can: at once, without a word to anybody.
   * @param signal `SIGINT` is how whoever runs it would stop it
   */
  async crashDatabase(signal: "SIGQUIT" | "SIGINT" = "SIGQUIT") {
    const pid = databaseServer(this.databaseFolder);
    if (pid === undefined) throw new Error("There is no database to stop");
    process.kill(pid, signal);
    await waitUntil(() => databaseServer(this.databaseFolder) === undefined, 10_000);
  }

  async startCommerce(port = this.settings.commercePort) {
    const settings = { ...this.settings, commercePort: port };
    const { processes, secrets, databaseUrl } = this;
    const service = startCommerce({ processes, settings, secrets, databaseUrl }, { log: `commerce-${port}` });
    this.#commerces.set(port, service);
    await waitUntilHealthy(service, localAddress(port));
    return service;
  }

  /** @param commerceUrl where it finds commerce, when not at the process itself */
  async startEdge(commerceUrl?: string) {
    const { processes, settings, secrets, databaseUrl } = this;
    this.#edge = startEdge({ processes, settings, secrets, databaseUrl, commerceUrl });
    await waitUntilHealthy(this.#edge, this.url);
  }

  /** Stops a commerce process as whoever runs it would. Resolves with how it ended. */
  async endCommerce(port = this.settings.commercePort) {
    const service = this.#commerces.get(port);
    if (!service) throw new Error("It does not run");
    service.stoppedByUs = true;
    process.kill(service.pid, "SIGTERM");
    return service.ended;
  }

  async restartCommerce() {
    await this.endCommerce();
    await this.startCommerce();
  }

  async restartEdge(commerceUrl?: string) {
    if (this.#edge) await this.processes.stopService(this.#edge);
    await this.startEdge(commerceUrl);
  }

  async killCommerce(port = this.settings.commercePort) {
    await kill(this.#commerces.get(port));
  }

  async killEdge() {
    await kill(this.#edge);
  }

  /** What a commerce process has written into its log, or the one before it. */
  commerceLog(port = this.settings.commercePort, which: "latest" | "previous" = "latest") {
    const name = `commerce-${port}${which === "previous" ? ".1" : ""}.log`;
    return readFileSync(join(this.dataDir, "logs", name), "utf8");
  }
}

/**
 * A folder, ports and secrets for a shop of its own.
 * @param dataDir made anew, and removed at the end
 * @param command whose it is
 */
export async function ownPlace({ processes }: Context, dataDir: string, command: string) {
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

export async function kill(service: Service | undefined) {
  if (!service) throw new Error("It does not run");
  service.stoppedByUs = true;
  process.kill(service.pid, "SIGKILL");
  await service.ended;
}
