/** Node and PostgreSQL error codes for: the database is unreachable, or does not answer in time. */
const CODES = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|57P0[123]|57014|25P03|08\w{3}|53[23]00)$/;

/** Messages of pg, pg-pool, knex and tarn for the same. These errors have no codes; knex prepends the statement. */
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
 * Whether an error, or its cause, means that the database is unreachable. An error that went through a workflow may be
 * a plain copy that is no longer an `Error`.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, code, message, cause } = error as Record<"name" | "code" | "message" | "cause", unknown>;
  if (CODES.test(String(code ?? ""))) return true;
  // With a PostgreSQL code the database has answered.
  if (code === undefined && saysSo(String(name ?? ""), String(message ?? ""))) return true;
  return isDatabaseAway(cause);
}

function saysSo(name: string, message: string): boolean {
  return NAMES.has(name) || MESSAGES.some((text) => message === text || message.endsWith(` - ${text}`));
}
