import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { logFile } from "./crew.mjs";
import { commerceAddress, commerceEnvironment, edgeEnvironment } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { BUILT_BACKEND, ROOT, STOREFRONT } from "./paths.mjs";

const READY_WITHIN = 120_000;

/**
 * @typedef {object} ShopOptions
 * @property {import("./crew.mjs").Crew} crew
 * @property {import("./settings.mjs").Settings} settings
 * @property {import("./secrets.mjs").Secrets} secrets
 * @property {string} databaseUrl
 * @property {string} [commerceUrl] where the storefront finds Medusa, when not at its own port
 */

/**
 * Node gives short-lived objects more room the longer it is under load; with all of it from the start (MB), what commerce holds
 * after minutes is what it holds after hours (backend/Dockerfile says the same).
 */
const COMMERCE_MEMORY = ["--min-semi-space-size=16"];

/**
 * Starts Medusa with our plugins, as it was built.
 * @param {ShopOptions} options
 * @param {(line: string) => void} [onLine]
 * @param {string} [log] name of its log, where there is more than one
 * @param {boolean} [again] whether it runs once more in the same run
 */
export function startCommerce({ crew, settings, secrets, databaseUrl }, onLine, log = "commerce", again = false) {
  return crew.start({
    name: "Medusa",
    args: [...COMMERCE_MEMORY, join(BUILT_BACKEND, "src", "serve.js"), "--port", String(settings.commercePort)],
    cwd: BUILT_BACKEND,
    env: commerceEnvironment(settings, secrets, databaseUrl),
    log: logFile(settings.dataDir, log, { again }),
    append: again,
    onLine,
  });
}

/** What it keeps is small, so Node need not let garbage grow beside it (MB; storefront/Dockerfile says the same). */
const EDGE_MEMORY = ["--max-old-space-size=256", "--max-semi-space-size=4"];

/**
 * Starts the storefront's server.
 * @param {ShopOptions} options
 * @param {"production" | "development"} [mode]
 * @param {(line: string) => void} [onLine]
 * @param {boolean} [again] whether it runs once more in the same run
 */
export function startEdge({ crew, settings, secrets, commerceUrl }, mode = "production", onLine, again = false) {
  return crew.start({
    name: "the storefront",
    args: [...EDGE_MEMORY, join(STOREFRONT, "server", "start.mjs")],
    cwd: mode === "development" ? STOREFRONT : ROOT,
    env: { ...edgeEnvironment(settings, secrets, mode), ...(commerceUrl ? { COMMERCE_URL: commerceUrl } : {}) },
    log: logFile(settings.dataDir, "edge", { again }),
    append: again,
    onLine,
  });
}

/**
 * Starts Medusa, waits until it is well, and tells how it is started again.
 * @param {ShopOptions} shop
 * @returns {Promise<import("./supervisor.mjs").Part>}
 */
export function commercePart(shop) {
  const start = (/** @type {boolean} */ again) => startCommerce(shop, undefined, undefined, again);
  return part("Medusa", shop.crew, start, shop.settings.commercePort, commerceAddress(shop.settings));
}

/**
 * The same for the storefront's server.
 * @param {ShopOptions} shop
 * @param {"production" | "development"} [mode]
 * @param {(line: string) => void} [onLine]
 * @returns {Promise<import("./supervisor.mjs").Part>}
 */
export function edgePart(shop, mode, onLine) {
  const start = (/** @type {boolean} */ again) => startEdge(shop, mode, onLine, again);
  return part("The storefront", shop.crew, start, shop.settings.port);
}

/**
 * @param {string} name
 * @param {import("./crew.mjs").Crew} crew
 * @param {(again: boolean) => import("./crew.mjs").Service} start
 * @param {number} port
 * @param {string} [address]
 * @returns {Promise<import("./supervisor.mjs").Part>}
 */
async function part(name, crew, start, port, address) {
  const well = async (/** @type {boolean} */ again) => {
    const service = start(again);
    try {
      await untilHealthy(service, port, address);
    } catch (error) {
      // One that hangs would hold the port of the next attempt.
      await crew.dismiss(service);
      throw error;
    }
    return service;
  };
  return { name, running: await well(false), again: () => well(true) };
}

/**
 * Waits until a service says that it is well, or throws a Failure when it ends or takes too long.
 * @param {import("./crew.mjs").Service} service
 * @param {number} port
 * @param {string} [address] where it is asked, when not at 127.0.0.1
 */
export async function untilHealthy(service, port, address = `http://127.0.0.1:${port}`) {
  let ending = "";
  service.ended.then((how) => {
    ending = how;
  });
  for (const deadline = Date.now() + READY_WITHIN; Date.now() < deadline; await pause(100)) {
    if (ending) throw new Failure(`${capital(service.name)} could not start (${ending}).`, { log: service.log });
    if (await healthy(address)) return;
  }
  throw new Failure(`${capital(service.name)} did not become ready within two minutes.`, { log: service.log });
}

/**
 * @param {string} address
 * @returns {Promise<boolean>}
 */
async function healthy(address) {
  try {
    const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
