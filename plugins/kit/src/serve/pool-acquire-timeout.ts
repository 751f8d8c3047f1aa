/** The option of tarn's pool for the maximum wait for a connection, in ms. */
interface PoolOptions {
  acquireTimeoutMillis?: number;
}

/** The part of Medusa's shared knex connection that is used here. */
export interface SharedConnection {
  client?: { pool?: PoolOptions };
}

/** Maximum wait for a connection of Medusa's pool, in ms; knex' default is a minute. */
const ACQUIRE_TIMEOUT_MS = 2500;

/**
 * Shortens the acquire timeout of Medusa's connection pool, so that every call gets 503 within three seconds while the
 * database is down. Medusa has no setting for it.
 */
export function shortenAcquireTimeout({ client }: SharedConnection): void {
  if (client?.pool) client.pool.acquireTimeoutMillis = ACQUIRE_TIMEOUT_MS;
}
