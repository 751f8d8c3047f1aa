import { type SessionData, Store } from "express-session";
import type { Redis } from "ioredis";

/** Time to live of a copy in Redis, in s. After that PostgreSQL is asked again. */
const COPY_TTL_SECONDS = 60;
/** Marks an ended session, so that a read which started earlier cannot restore it. */
const ENDED = "ended";

type Commands = Pick<Redis, "get" | "set">;

/**
 * A Redis cache in front of the session table, for shops with several processes. Every session is written to PostgreSQL
 * first, and PostgreSQL answers while Redis is down. So losing Redis or turning it on signs nobody out.
 */
export class SessionCache extends Store {
  constructor(
    private readonly record: Store,
    private readonly redis: Commands,
  ) {
    super();
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.read(id).then((session) => done(null, session), done);
  }

  override set(id: string, session: SessionData, done: (error?: unknown) => void = () => undefined): void {
    this.record.set(id, session, (error) => {
      if (error) return done(error);
      this.put(id, JSON.stringify(session)).then(() => done());
    });
  }

  override destroy(id: string, done: (error?: unknown) => void = () => undefined): void {
    this.record.destroy(id, (error) => {
      if (error) return done(error);
      this.put(id, ENDED).then(() => done());
    });
  }

  private async read(id: string): Promise<SessionData | null> {
    const copy = await this.redis.get(keyOf(id)).catch(() => null);
    if (copy === ENDED) return null;
    if (copy) return JSON.parse(copy);
    const session = await this.fromRecord(id);
    // Writes only if there is no entry: the session may have ended while PostgreSQL was answering.
    if (session)
      await this.redis.set(keyOf(id), JSON.stringify(session), "EX", COPY_TTL_SECONDS, "NX").catch(() => undefined);
    return session;
  }

  private fromRecord(id: string): Promise<SessionData | null> {
    return new Promise((resolve, reject) => {
      this.record.get(id, (error, session) => (error ? reject(error) : resolve(session ?? null)));
    });
  }

  /** A failed write to Redis is corrected from PostgreSQL, at the latest when the old copy expires. */
  private async put(id: string, value: string): Promise<void> {
    await this.redis.set(keyOf(id), value, "EX", COPY_TTL_SECONDS).catch(() => undefined);
  }
}

function keyOf(id: string): string {
  return `zakh:session:${id}`;
}
