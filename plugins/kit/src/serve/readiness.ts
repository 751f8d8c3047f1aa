import { shopPool } from "../database/pool";
import { sharedRedis } from "../database/redis";
import { withTimeout } from "../database/with-timeout";

/** Timeout of the database check in ms; a load balancer asks every few seconds. */
const TIMEOUT_MS = 2000;

let draining = false;
const streams = new Set<() => void>();

/** Makes this process not ready: load balancers notice and send clients elsewhere. */
export function startDraining(): void {
  draining = true;
  for (const end of streams) end();
}

/**
 * For answers without an end, such as streams: `end` is called when the process stops. Returns the function that
 * unregisters it.
 */
export function whenDraining(end: () => void): () => void {
  streams.add(end);
  return () => streams.delete(end);
}

export function isDraining(): boolean {
  return draining;
}

export interface Readiness {
  ready: boolean;
  checks: { process: "running" | "draining"; database: "up" | "down"; redis: "up" | "down" | "unused" };
}

/** Whether this process can serve shoppers. Redis is reported too, but no shopper's request depends on it. */
export async function readiness(): Promise<Readiness> {
  const redis = sharedRedis();
  const [database, cache] = await Promise.all([
    answers(shopPool().query("SELECT 1")),
    redis ? answers(redis.ping()) : ("unused" as const),
  ]);
  return {
    ready: !draining && database === "up",
    checks: { process: draining ? "draining" : "running", database, redis: cache },
  };
}

async function answers(question: Promise<unknown>): Promise<"up" | "down"> {
  return withTimeout(TIMEOUT_MS, question).then(
    () => "up",
    () => "down",
  );
}
