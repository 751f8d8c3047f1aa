import pg from "pg";

type Query = (this: pg.Client, config: unknown, values?: unknown, callback?: unknown) => unknown;
type Done = (error: unknown, result?: unknown) => void;

/** The last statement of each connection that has not ended. */
const running = new WeakMap<pg.Client, Promise<unknown>>();

let queued = false;

/**
 * From now on each connection of this process gets its next statement when the last one has ended. Medusa's modules send
 * several at once in one transaction, which pg only warns of, and pg 9 refuses.
 */
export function queryOneAtATime(): void {
  if (queued) return;
  queued = true;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (config, values, callback) {
    // A stream or a cursor: it has no end that could be waited for here.
    if (typeof (config as { submit?: unknown } | null)?.submit === "function") {
      return query.call(this, config, values, callback);
    }
    const [bound, done] = typeof values === "function" ? [undefined, values as Done] : [values, callback as Done];
    const send = () => query.call(this, config, bound) as Promise<unknown>;
    const before = running.get(this);
    const sent = before ? before.then(send, send) : send();
    running.set(this, sent);
    const end = () => {
      if (running.get(this) === sent) running.delete(this);
    };
    sent.then(end, end);
    if (!done) return sent;
    sent.then((result) => done(null, result), done);
    return undefined;
  };
}
