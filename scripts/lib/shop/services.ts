import { join } from "node:path";
import { Failure } from "../../bootstrap/failure.mjs";
import { BUILT_BACKEND, BUILT_EDGE, ROOT, STOREFRONT } from "../../bootstrap/paths.mjs";
import { waitUntil } from "../../bootstrap/process-group.mjs";
import { logFile } from "../processes/log-files.ts";
import { capitalised, type ProcessManager, type Service } from "../processes/process-manager.ts";
import type { Part } from "../processes/supervisor.ts";
import { commerceAddress, commerceEnvironment, edgeEnvironment } from "./environment.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

const READY_TIMEOUT_MS = 120_000;
const HEALTH_TIMEOUT_MS = 5_000;

export interface ShopOptions {
  processes: ProcessManager;
  settings: Settings;
  secrets: Secrets;
  databaseUrl: string;
}

interface StartOptions {
  onLine?: (line: string) => void;
  /** whether it is started once more in the same run */
  again?: boolean;
  /** of the storefront's server */
  mode?: "production" | "development";
}

/**
 * Node enlarges the space for short-lived objects under load. With its full size (MB) from the start, memory after minutes is what it
 * is after hours (backend/Dockerfile has the same option).
 */
const COMMERCE_MEMORY = ["--min-semi-space-size=16"];

/** Starts Medusa with our plugins, as it was built. */
export function startCommerce(
  { processes, settings, secrets, databaseUrl }: ShopOptions,
  { onLine, again }: StartOptions = {},
) {
  return processes.start({
    name: "Medusa",
    args: [...COMMERCE_MEMORY, join(BUILT_BACKEND, "src", "serve.js"), "--port", String(settings.commercePort)],
    cwd: BUILT_BACKEND,
    env: commerceEnvironment(settings, secrets, databaseUrl),
    log: logFile(settings.dataDir, "commerce", { again }),
    onLine,
  });
}

/**
 * Node's options for the storefront's server. Its cache is small, so little memory is enough (MB; storefront/Dockerfile
 * has the same options). In development the bundler runs in the same process and needs several times as much.
 */
export function edgeMemory(mode: "production" | "development") {
  return mode === "production" ? ["--max-old-space-size=256", "--max-semi-space-size=4"] : [];
}

/** What runs: as it was built, or as its sources stand, which tsx and Vite read. */
function edgeProgram(mode: "production" | "development") {
  return mode === "production"
    ? [BUILT_EDGE]
    : ["--import", import.meta.resolve("tsx"), join(STOREFRONT, "server", "dev.ts")];
}

/** Starts the storefront's server. */
export function startEdge(
  { processes, settings, secrets }: ShopOptions,
  { onLine, again, mode = "production" }: StartOptions = {},
) {
  return processes.start({
    name: "the storefront",
    args: [...edgeMemory(mode), ...edgeProgram(mode)],
    cwd: mode === "development" ? STOREFRONT : ROOT,
    env: edgeEnvironment(settings, secrets, mode),
    log: logFile(settings.dataDir, "edge", { again }),
    onLine,
  });
}

/** Starts Medusa and waits until it is healthy. The part that is returned can be restarted. */
export function commercePart(shop: ShopOptions): Promise<Part> {
  const start = (again: boolean) => startCommerce(shop, { again });
  return startPart("Medusa", shop.processes, start, commerceAddress(shop.settings));
}

/** The same for the storefront's server. */
export function edgePart(shop: ShopOptions, options: StartOptions = {}): Promise<Part> {
  const start = (again: boolean) => startEdge(shop, { ...options, again });
  return startPart("The storefront", shop.processes, start, localAddress(shop.settings.port));
}

async function startPart(
  name: string,
  processes: ProcessManager,
  start: (again: boolean) => Service,
  address: string,
): Promise<Part> {
  const startHealthy = async (again: boolean) => {
    const service = start(again);
    try {
      await waitUntilHealthy(service, address);
    } catch (error) {
      // A process that hangs would block the port for the next attempt.
      await processes.stopService(service);
      throw error;
    }
    return service;
  };
  return { name, running: await startHealthy(false), restart: () => startHealthy(true) };
}

/** The address of a port of this machine. */
export function localAddress(port: number) {
  return `http://127.0.0.1:${port}`;
}

/** Waits until a service says that it is healthy, or throws a Failure when it ends or takes too long. */
export async function waitUntilHealthy(service: Service, address: string) {
  const { name, log } = service;
  const ready = await waitUntil(() => Boolean(service.exit) || isHealthy(address), READY_TIMEOUT_MS, 100);
  if (service.exit) throw new Failure(`${capitalised(name)} could not start (${service.exit}).`, { log });
  if (!ready) throw new Failure(`${capitalised(name)} did not become ready within two minutes.`, { log });
}

async function isHealthy(address: string) {
  try {
    const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
