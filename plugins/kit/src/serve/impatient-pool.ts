/** The part of tarn's pool that decides how long somebody waits for a connection, in ms. */
interface Waiting {
  acquireTimeoutMillis?: number;
}

/** What Medusa's shared knex connection is, as far as we touch it. */
export interface SharedConnection {
  client?: { pool?: Waiting };
}

/** How long a request waits for a connection of Medusa's pool, in ms; knex would wait for a minute. */
const ACQUIRE_TIMEOUT_MS = 2500;

/**
 * Has whoever needs a connection of Medusa's pool hear within three seconds that there is none: while the database is away
 * every call is to be answered with 503 by then, and Medusa has no setting for it.
 */
export function makeImpatient({ client }: SharedConnection): void {
  if (client?.pool) client.pool.acquireTimeoutMillis = ACQUIRE_TIMEOUT_MS;
}
