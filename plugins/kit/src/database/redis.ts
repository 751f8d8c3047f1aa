import { Redis } from "ioredis";

let client: Redis | undefined;

/** The process's Redis connection, or `undefined` when `REDIS_URL` is not set. */
export function sharedRedis(): Redis | undefined {
  const url = process.env.REDIS_URL;
  if (!url) return undefined;
  if (!client) {
    // A server that takes a command and never answers counts as away.
    client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1000 });
    // Without a listener a lost connection would end the process; callers fall back on their own.
    client.on("error", () => undefined);
  }
  return client;
}
