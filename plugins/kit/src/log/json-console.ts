import { format } from "node:util";
import { shopLog } from "./shop-log";

type Written = Pick<Console, "error" | "warn" | "info" | "log" | "debug">;

/**
 * Turns lines that libraries write with `console` into lines of the shop's log: JSON, masked, limited in number. The
 * clients of Redis and of the database write such lines.
 */
export function writeConsoleAsJson(target: Written = console, log: Pick<typeof shopLog, "write"> = shopLog): void {
  for (const level of ["error", "warn", "info", "debug"] as const) {
    target[level] = (...values: unknown[]) => log.write(level, format(...values));
  }
  target.log = target.info;
}
