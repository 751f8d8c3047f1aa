import { shopPool } from "../database/pool";
import { sharedRedis } from "../database/redis";
import { within } from "../database/within";

/** How long the database may take to say that it is there, in ms; a balancer asks every few seconds. */
const TIMEOUT_MS = 2000;

let draining = false;
const streams = new Set<() => void>();

/** From now on this process takes no new work: balancers hear it, and send visitors elsewhere. */
export function startDraining(): void {
  draining = true;
  for (const end of streams) end();
}

/** For answers that have no end of their own: `end` is called when the process is to stop. Answers how to take it back. */
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

/** Whether this process can serve shoppers. Redis is told of, but nothing that a shopper does waits for it. */
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
  return within(TIMEOUT_MS, question).then(
    () => "up",
    () => "down",
  );
}
