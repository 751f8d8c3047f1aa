import pg from "pg";
import { currentRequest } from "../log/request-context";

type Query = (this: unknown, config: unknown, ...rest: unknown[]) => unknown;

let tagging = false;

/**
 * Prepends the request's id as a comment to every statement of this process, including Medusa's. It shows in
 * `pg_stat_activity` and in PostgreSQL's log of slow and failed statements. Named statements stay unchanged, because
 * PostgreSQL identifies them by their text.
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

/** Objects with behaviour of their own, such as cursors and copies, are passed on unchanged. */
function isPlainQuery(config: unknown): config is { text: string } {
  if (typeof config !== "object" || config === null || "submit" in config || "name" in config) return false;
  return "text" in config && typeof config.text === "string";
}
