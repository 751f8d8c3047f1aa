import pg from "pg";

/** How long a statement may take unless its connection or itself has a `query_timeout` of its own, in ms. */
export const QUERY_TIMEOUT_MS = 10_000;

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Done = (error: unknown, result: unknown) => void;

let limited = false;

/**
 * From now on a statement of this process, Medusa's included, fails after some seconds without an answer, and its connection is
 * closed: a database that is frozen would hold up whoever asks it for ever. The connection must go, because pg would leave it with
 * an open transaction for whoever takes it from the pool next.
 *
 * For processes that serve: a migration may take its time.
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
  // pg gives it no code. With a statement under way, ending is closing at once.
  if (error instanceof Error && error.message === "Query read timeout") void client.end().catch(() => undefined);
}
