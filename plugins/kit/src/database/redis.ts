import { Redis } from "ioredis";
import { applicationConfig } from "../configuration/application-config";
import { shopLog } from "../log/shop-log";
import { requireNoTransaction } from "./transaction-context";

let client: Redis | undefined;

/** Every command goes through `sendCommand`. */
class ShopRedis extends Redis {
  override sendCommand(...command: Parameters<Redis["sendCommand"]>) {
    requireNoTransaction("Redis");
    return super.sendCommand(...command);
  }
}

/** The process's Redis connection, or `undefined` when the application has no `redisUrl`. */
export function sharedRedis(): Redis | undefined {
  const url = applicationConfig()?.projectConfig.redisUrl;
  if (!url) return undefined;
  if (!client) {
    // A server that accepts a command but never answers counts as down, and after the first such command nobody waits for it.
    client = new ShopRedis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 1000,
      socketTimeout: 1000,
    });
    logOutages(client);
  }
  return client;
}

/** Logs one line when Redis goes down and one when it is back. Callers use their own fallback meanwhile. */
function logOutages(redis: Redis): void {
  let away = false;
  // Without a listener a lost connection would end the process.
  redis.on("error", (error: Error & { code?: string }) => {
    if (!away) {
      shopLog.write("warn", "Redis is away: sessions are read from PostgreSQL, rate limits count per process", {
        reason: error.code ?? error.message,
      });
    }
    away = true;
  });
  redis.on("ready", () => {
    if (away) shopLog.write("info", "Redis is back");
    away = false;
  });
}
