import pg from "pg";
import { currentRequest } from "../log/request-context";

type Query = (this: unknown, config: unknown, ...rest: unknown[]) => unknown;

let tagging = false;

/**
 * From now on every statement of this process, Medusa's included, tells PostgreSQL whose it is: a comment with its id stands
 * before it, in `pg_stat_activity`, in the server's log of slow and failed statements, and nowhere else. Named statements
 * are left alone, because they are known by their text.
 */
export function tagQueries(): void {
  if (tagging) return;
  tagging = true;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const query = prototype.query;
  prototype.query = function (config, ...rest) {
    return query.call(this, tagged(config), ...rest);
  };
}

function tagged(config: unknown): unknown {
  const id = currentRequest()?.id;
  if (id === undefined) return config;
  if (typeof config === "string") return `/* request ${id} */ ${config}`;
  if (!isPlainQuery(config)) return config;
  return { ...config, text: `/* request ${id} */ ${config.text}` };
}

/** Objects with a life of their own, cursors and copies, are handed on as they are. */
function isPlainQuery(config: unknown): config is { text: string } {
  if (typeof config !== "object" || config === null || "submit" in config || "name" in config) return false;
  return "text" in config && typeof config.text === "string";
}
