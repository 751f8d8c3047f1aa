import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { logFile } from "./crew.mjs";
import { commerceEnvironment, edgeEnvironment } from "./environment.mjs";
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
 */
export function startCommerce({ crew, settings, secrets, databaseUrl }, onLine, log = "commerce") {
  return crew.start({
    name: "Medusa",
    args: [...COMMERCE_MEMORY, join(BUILT_BACKEND, "src", "serve.js"), "--port", String(settings.commercePort)],
    cwd: BUILT_BACKEND,
    env: commerceEnvironment(settings, secrets, databaseUrl),
    log: logFile(settings.dataDir, log),
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
 */
export function startEdge({ crew, settings, secrets, commerceUrl }, mode = "production", onLine = undefined) {
  return crew.start({
    name: "the storefront",
    args: [...EDGE_MEMORY, join(STOREFRONT, "server", "start.mjs")],
    cwd: mode === "development" ? STOREFRONT : ROOT,
    env: { ...edgeEnvironment(settings, secrets, mode), ...(commerceUrl ? { COMMERCE_URL: commerceUrl } : {}) },
    log: logFile(settings.dataDir, "edge"),
    onLine,
  });
}

/**
 * Waits until a service says that it is well, or throws a Failure when it ends or takes too long.
 * @param {import("./crew.mjs").Service} service
 * @param {number} port
 */
export async function untilHealthy(service, port) {
  let ending = "";
  service.ended.then((how) => {
    ending = how;
  });
  for (const deadline = Date.now() + READY_WITHIN; Date.now() < deadline; await pause(100)) {
    if (ending) throw new Failure(`${capital(service.name)} could not start (${ending}).`, { log: service.log });
    if (await healthy(port)) return;
  }
  throw new Failure(`${capital(service.name)} did not become ready within two minutes.`, { log: service.log });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function healthy(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(5_000) });
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
