/** Node and PostgreSQL error codes that mean: the database cannot be reached just now, or does not answer in time. */
const CODES = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|57P0[123]|57014|08\w{3}|53[23]00)$/;

/** What pg, pg-pool, knex and tarn say when that happens. They give these errors no codes; knex puts the statement before them. */
const MESSAGES = [
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "Connection terminated",
  "Connection ended unexpectedly",
  "timeout expired",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
  "Unable to acquire a connection",
];

const NAMES = new Set(["KnexTimeoutError", "TimeoutError"]);

/**
 * Whether an error, or what caused it, says that the database cannot be reached just now. What failed in a workflow may arrive
 * as a copy that is no Error any more.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, code, message, cause } = error as Record<"name" | "code" | "message" | "cause", unknown>;
  if (CODES.test(String(code ?? ""))) return true;
  // With a code of PostgreSQL's it has answered.
  if (code === undefined && saysSo(String(name ?? ""), String(message ?? ""))) return true;
  return isDatabaseAway(cause);
}

function saysSo(name: string, message: string): boolean {
  return NAMES.has(name) || MESSAGES.some((text) => message === text || message.endsWith(` - ${text}`));
}
