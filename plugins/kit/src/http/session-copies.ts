import { type SessionData, Store } from "express-session";
import type { Redis } from "ioredis";

/** How long Redis may answer for a session before PostgreSQL is asked again, in s. */
const COPY_AGE_S = 60;
/** What stands in the place of a session that has ended, so that a read which began before cannot bring it back. */
const ENDED = "ended";

type Commands = Pick<Redis, "get" | "set">;

/**
 * Sessions answered from Redis, for shops of several processes. PostgreSQL stays the record: every session is written there
 * first, and it answers while Redis is away, so that losing Redis signs nobody out and turning it on does not either.
 */
export class SessionCopies extends Store {
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
    // Only where nothing stands: the session may have ended while PostgreSQL was answering.
    if (session)
      await this.redis.set(keyOf(id), JSON.stringify(session), "EX", COPY_AGE_S, "NX").catch(() => undefined);
    return session;
  }

  private fromRecord(id: string): Promise<SessionData | null> {
    return new Promise((resolve, reject) => {
      this.record.get(id, (error, session) => (error ? reject(error) : resolve(session ?? null)));
    });
  }

  /** A copy that cannot be written is told again by the record, at the latest when the old one has run out. */
  private async put(id: string, value: string): Promise<void> {
    await this.redis.set(keyOf(id), value, "EX", COPY_AGE_S).catch(() => undefined);
  }
}

function keyOf(id: string): string {
  return `zakh:session:${id}`;
}
