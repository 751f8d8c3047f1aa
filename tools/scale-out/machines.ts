import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { makeFolder } from "../../scripts/bootstrap/make-folder.mjs";
import { isListening } from "../../scripts/bootstrap/ports.mjs";
import { waitUntil } from "../../scripts/bootstrap/process-group.mjs";
import { logFile } from "../../scripts/lib/processes/log-files.ts";
import type { Service } from "../../scripts/lib/processes/process-manager.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { localAddress, startEdge, waitUntilHealthy } from "../../scripts/lib/shop/services.ts";
import { kill, OwnShop, ownPlace } from "../chaos/own-shop.ts";
import type { Programs } from "./programs.ts";
import { nginxConfiguration } from "./proxy.ts";

const LISTEN_TIMEOUT_MS = 10_000;
/** Commerce looks for its database once a second. */
const RECOVERY_MS = 2000;

/** The shop as on several machines: one PostgreSQL, one Redis, two commerce processes, two edges, one nginx before them. */
export class Machines extends OwnShop {
  programs?: Programs;
  commercePorts: number[] = [];
  edgePorts: number[] = [];
  redisPort = 0;
  readonly #edges = new Map<number, Service>();
  #redis?: Service;
  #nginx?: Service;
  /** from when until when, by `performance.now` */
  #databaseAway: [number, number] = [Number.POSITIVE_INFINITY, 0];

  /** @param dataDir made anew, and removed at the end */
  static async startAll(
    context: Context,
    dataDir: string,
    { programs, commerces }: { programs: Programs; commerces: number },
  ) {
    const shop = new Machines(...(await ownPlace(context, dataDir, "npm run scale-out")));
    const { steps } = context;
    shop.programs = programs;
    shop.commercePorts = [shop.settings.commercePort];
    while (shop.commercePorts.length < commerces) shop.commercePorts.push(await getPort());
    shop.edgePorts = [await getPort(), await getPort()];
    shop.redisPort = await getPort();
    shop.settings = { ...shop.settings, redisUrl: `redis://127.0.0.1:${shop.redisPort}` };
    await shop.prepare(context);
    await steps.run("Starting Redis", () => shop.startRedis());
    await steps.run(`Starting ${commerces} commerce`, () =>
      Promise.all(shop.commercePorts.map((port) => shop.startCommerce(port))),
    );
    await steps.run("Starting two edges and nginx", async () => {
      await Promise.all(shop.edgePorts.map((port) => shop.startEdgeAt(port)));
      await shop.startNginx();
    });
    return shop;
  }

  override async crashDatabase(...how: Parameters<OwnShop["crashDatabase"]>) {
    this.#databaseAway = [performance.now(), Number.POSITIVE_INFINITY];
    await super.crashDatabase(...how);
  }

  override async startDatabase() {
    await super.startDatabase();
    this.#databaseAway[1] = performance.now() + RECOVERY_MS;
  }

  /** Whether there was no database to ask. */
  wasDatabaseAway(at: number) {
    const [from, until] = this.#databaseAway;
    return at > from && at < until;
  }

  async startRedis() {
    const folder = join(this.dataDir, "redis");
    makeFolder(folder);
    // As in docker-compose.yml.
    const options = {
      port: this.redisPort,
      bind: "127.0.0.1",
      dir: folder,
      appendonly: "yes",
      "maxmemory-policy": "noeviction",
    };
    this.#redis = this.processes.start({
      name: "Redis",
      command: this.programs?.redis,
      args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
      cwd: folder,
      log: logFile(this.dataDir, "redis", { again: this.#redis !== undefined }),
    });
    await this.#untilListening("Redis", this.redisPort);
  }

  async startEdgeAt(port: number) {
    const { processes, secrets, databaseUrl } = this;
    const settings = { ...this.settings, port, publicUrl: this.settings.publicUrl };
    const commerceUrl = this.commercePorts.map(localAddress).join(",");
    const again = this.#edges.has(port);
    const edge = startEdge({ processes, settings, secrets, databaseUrl, commerceUrl }, { log: `edge-${port}`, again });
    this.#edges.set(port, edge);
    await waitUntilHealthy(edge, localAddress(port));
  }

  async startNginx() {
    // Not in the data folder: what nginx keeps there belongs to a user of its own, who may not enter that.
    const folder = mkdtempSync(join(tmpdir(), "zakh-scale-out-"));
    chmodSync(folder, 0o711);
    this.processes.removeOnExit(folder);
    const { edgePorts: edges, commercePorts: commerces } = this;
    const { port } = this.settings;
    const configuration = nginxConfiguration({ port, dashboardPort: await getPort(), edges, commerces, folder });
    const file = join(folder, "nginx.conf");
    writeFileSync(file, configuration);
    this.#nginx = this.processes.start({
      name: "nginx",
      command: this.programs?.nginx,
      args: ["-p", folder, "-e", "stderr", "-c", file, "-g", "daemon off;"],
      cwd: folder,
      log: logFile(this.dataDir, "nginx"),
    });
    await this.#untilListening("nginx", port);
  }

  async killEdgeAt(port: number) {
    await kill(this.#edges.get(port));
  }

  /** Stops an edge as whoever runs it would, and starts it again. */
  async replaceEdge(port: number) {
    const edge = this.#edges.get(port);
    if (edge) await this.processes.stopService(edge);
    await this.startEdgeAt(port);
  }

  async killRedis() {
    await kill(this.#redis);
  }

  edgePid(port: number) {
    return this.#edges.get(port)?.pid ?? 0;
  }

  get redisPid() {
    return this.#redis?.pid ?? 0;
  }

  async #untilListening(what: string, port: number) {
    if (await waitUntil(() => isListening("127.0.0.1", port), LISTEN_TIMEOUT_MS)) return;
    throw new Error(`${what} does not listen`);
  }
}
