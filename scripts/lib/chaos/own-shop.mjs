import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { logFile } from "../crew.mjs";
import { occupy } from "../data-folder.mjs";
import { databaseServer } from "../database-server.mjs";
import { startEmbeddedPostgres } from "../embedded-postgres.mjs";
import { commerceEnvironment } from "../environment.mjs";
import { makeFolder } from "../make-folder.mjs";
import { freePort } from "../ports.mjs";
import { prepareData } from "../prepare-data.mjs";
import { gone } from "../process-group.mjs";
import { keepSecrets } from "../secrets.mjs";
import { readSettings } from "../settings.mjs";
import { startCommerce, startEdge, untilHealthy } from "../shop.mjs";

/**
 * A shop with a database, ports and a data folder of its own, whose parts can be killed and brought back one by one. Its
 * database waits for the disk as in earnest: what it acknowledged must be there after a crash.
 */
export class OwnShop {
  /**
   * @param {object} ground
   * @param {import("../crew.mjs").Crew} ground.crew
   * @param {import("../settings.mjs").Settings} ground.settings
   * @param {import("../secrets.mjs").Secrets} ground.secrets
   * @param {number} ground.databasePort
   */
  constructor({ crew, settings, secrets, databasePort }) {
    this.crew = crew;
    this.settings = settings;
    this.secrets = secrets;
    this.databasePort = databasePort;
    this.databaseUrl = "";
    this.databaseFolder = "";
    /** @type {Map<number, import("../crew.mjs").Service>} by port */
    this.commerces = new Map();
    /** @type {import("../crew.mjs").Service | undefined} */
    this.edge = undefined;
  }

  /**
   * @param {import("../crew.mjs").Crew} crew
   * @param {import("../stages.mjs").Stages} stages
   * @param {string} dataDir made anew, and removed at the end
   * @param {{ redisUrl?: string }} [more]
   */
  static async raise(crew, stages, dataDir, { redisUrl } = {}) {
    rmSync(dataDir, { recursive: true, force: true });
    makeFolder(dataDir);
    occupy(crew, dataDir, "npm run chaos");
    crew.keeper.removeLast(dataDir);
    crew.afterwards(() => rmSync(dataDir, { recursive: true, force: true }));
    const shop = new OwnShop({ crew, ...(await OwnShop.ground(dataDir, redisUrl)) });
    await stages.run("Starting a database of its own", () => shop.startDatabase());
    const env = commerceEnvironment(shop.settings, shop.secrets, shop.databaseUrl);
    await prepareData({ crew, stages, dataDir, env });
    await stages.run("Starting the shop", () => shop.startServices());
    return shop;
  }

  /**
   * Ports and secrets that nobody else uses.
   * @param {string} dataDir
   * @param {string} [redisUrl]
   */
  static async ground(dataDir, redisUrl) {
    const port = await freePort();
    const settings = {
      ...readSettings({}),
      port,
      dataDir,
      commercePort: await freePort(),
      publicUrl: `http://localhost:${port}`,
      redisUrl,
      // Each shopper names an address of his own, as a balancer would.
      trustedProxies: 1,
    };
    return { settings, secrets: keepSecrets(dataDir), databasePort: await freePort() };
  }

  async startServices() {
    await Promise.all([this.startCommerce(), this.startEdge()]);
  }

  get dataDir() {
    return this.settings.dataDir;
  }

  /** The processes that serve, by what they are. */
  get pids() {
    const commerce = this.commerces.get(this.settings.commercePort);
    if (!commerce || !this.edge) throw new Error("The shop does not run");
    return { commerce: commerce.pid, edge: this.edge.pid };
  }

  get url() {
    return `http://127.0.0.1:${this.settings.port}`;
  }

  get commerceUrl() {
    return `http://127.0.0.1:${this.settings.commercePort}`;
  }

  async startDatabase() {
    const database = await startEmbeddedPostgres({
      crew: this.crew,
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
    await gone(() => databaseServer(this.databaseFolder) !== undefined, 10_000);
  }

  /** @param {number} [port] */
  async startCommerce(port = this.settings.commercePort) {
    const settings = { ...this.settings, commercePort: port };
    const { crew, secrets, databaseUrl } = this;
    const service = startCommerce({ crew, settings, secrets, databaseUrl }, undefined, `commerce-${port}`);
    this.commerces.set(port, service);
    await untilHealthy(service, port);
    return service;
  }

  /** @param {string} [commerceUrl] where it finds commerce, when not at the process itself */
  async startEdge(commerceUrl) {
    const { crew, settings, secrets, databaseUrl } = this;
    this.edge = startEdge({ crew, settings, secrets, databaseUrl, commerceUrl });
    await untilHealthy(this.edge, settings.port);
  }

  /**
   * Tells a commerce process to end, as whoever runs it would; answers how it did.
   * @param {number} [port]
   */
  async endCommerce(port = this.settings.commercePort) {
    const service = this.commerces.get(port);
    if (!service) throw new Error("It does not run");
    service.dismissed = true;
    process.kill(service.pid, "SIGTERM");
    return service.ended;
  }

  async restartCommerce() {
    await this.endCommerce();
    await this.startCommerce();
  }

  /** @param {string} [commerceUrl] */
  async restartEdge(commerceUrl) {
    if (this.edge) await this.crew.dismiss(this.edge);
    await this.startEdge(commerceUrl);
  }

  /** @param {number} [port] */
  async killCommerce(port = this.settings.commercePort) {
    await kill(this.commerces.get(port));
  }

  async killEdge() {
    await kill(this.edge);
  }

  /**
   * What a commerce process has written into its log, or the one before it.
   * @param {number} [port]
   * @param {"latest" | "previous"} [which]
   */
  commerceLog(port = this.settings.commercePort, which = "latest") {
    const name = `commerce-${port}${which === "previous" ? ".1" : ""}.log`;
    return readFileSync(join(this.dataDir, "logs", name), "utf8");
  }
}

/** @param {import("../crew.mjs").Service | undefined} service */
async function kill(service) {
  if (!service) throw new Error("It does not run");
  service.dismissed = true;
  process.kill(service.pid, "SIGKILL");
  await service.ended;
}
