import pg from "pg";

/** Default timeout of a statement in ms, unless the statement or its connection has its own `query_timeout`. */
export const QUERY_TIMEOUT_MS = 10_000;

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Done = (error: unknown, result: unknown) => void;

let limited = false;

/**
 * From now on every statement of this process, including Medusa's, fails after the timeout and its connection is
 * closed. Otherwise a frozen database would block callers for ever. The connection must be closed, because pg would
 * return it to the pool with an open transaction.
 *
 * Only for serving processes: a migration may take long.
 */
export function limitQueries(timeoutMs = QUERY_TIMEOUT_MS): void {
  pg.defaults.query_timeout = timeoutMs;
  if (limited) return;
  limited = true;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (...args) {
    const done = args.at(-1);
    if (typeof done === "function") {
      args[args.length - 1] = (error: unknown, result: unknown) => {
        closeAfterTimeout(this, error);
        (done as Done)(error, result);
      };
    }
    const asked = query.apply(this, args);
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: unknown) => {
      closeAfterTimeout(this, error);
      throw error;
    });
  };
}

function closeAfterTimeout(client: pg.Client, error: unknown): void {
  // pg gives this error no code. While a statement runs, `end` closes the connection at once.
  if (error instanceof Error && error.message === "Query read timeout") void client.end().catch(() => undefined);
}
