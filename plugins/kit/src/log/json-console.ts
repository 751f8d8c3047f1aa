import { format } from "node:util";
import { shopLog } from "./shop-log";

/**
 * What a Redis client without a listener, such as that of Medusa's sessions, writes at every attempt to connect. The shop's own client
 * says once that Redis is away (`database/redis`).
 */
const REPEATED = "[ioredis] Unhandled error event";

type Written = Pick<Console, "error" | "warn" | "info" | "log" | "debug">;

/**
 * Turns lines that libraries write with `console` into lines of the shop's log: JSON, masked, limited in number. The
 * database's client writes such lines.
 */
export function writeConsoleAsJson(target: Written = console, log: Pick<typeof shopLog, "write"> = shopLog): void {
  for (const level of ["error", "warn", "info", "debug"] as const) {
    target[level] = (...values: unknown[]) => {
      const line = format(...values);
      if (!line.startsWith(REPEATED)) log.write(level, line);
    };
  }
  target.log = target.info;
}
