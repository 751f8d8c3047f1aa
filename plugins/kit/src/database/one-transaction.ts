import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaContextType } from "@medusajs/framework/utils";
import type { Pool } from "pg";
import { ApiError } from "../errors/api-error";
import { LOCK_TIMEOUT_MS, lockKey, withLock } from "./lock";
import { asTransaction } from "./transaction-context";

/** Anything that can run a query: the pool, or one connection. */
export type Queryable = Pick<Pool, "query">;

/** A database transaction that several Medusa modules and the shop's own SQL share. */
export interface OneTransaction {
  sql: Queryable;
  /**
   * Calls a module's service inside the transaction: `call` passes the context as the last argument of one method. The
   * method's writes have reached the database when this resolves.
   */
  use<Service extends object, Result>(
    service: Service,
    call: (service: Service, context: Context) => Promise<Result>,
  ): Promise<Result>;
}

/** PostgreSQL's codes for a lock timeout and for a deadlock. */
const LOCK_ERRORS = new Set(["55P03", "40P01"]);

/**
 * How long a transaction may be idle, in ms, unless it names another time. Then PostgreSQL ends it with its locks: its process stands
 * still, and those who wait for them get them before they give up (`LOCK_TIMEOUT_MS`).
 */
const IDLE_TIMEOUT_MS = 5000;

/** Every module's service has this property. Medusa's own decorators take their managers from it. */
interface WithManagers {
  baseRepository_: { getFreshManager(): SqlEntityManager };
}

interface Locking {
  /** The lock key under which no other transaction runs, in any process. */
  key?: string;
  /** Longest wait for each lock, in ms, when no key is given; 8 s by default. */
  lockTimeoutMs?: number;
  /** Longest time between two statements, in ms; 5 s by default. */
  idleTimeoutMs?: number;
}

/**
 * Runs `work` in one transaction: it commits as a whole or not at all, even when the process is killed half way.
 * Transactions with the same `key` run one after the other, first come, first served.
 *
 * Medusa's modules share one connection pool, but each opens its own transactions. A method that gets a
 * `transactionManager` uses that one instead, so every call here gets its module's manager bound to the transaction's
 * connection. Throws 409 `conflict` when a row lock or the key's lock is not released within 8 s.
 */
export async function inOneTransaction<T>(
  container: MedusaContainer,
  work: (transaction: OneTransaction) => Promise<T>,
  { key, lockTimeoutMs = LOCK_TIMEOUT_MS, idleTimeoutMs = IDLE_TIMEOUT_MS }: Locking = {},
): Promise<T> {
  if (key === undefined) return transact(container, { lockTimeoutMs, idleTimeoutMs }, work);
  return withLock(key, (leftMs) =>
    transact(container, { lockTimeoutMs: leftMs, idleTimeoutMs }, async (transaction) => {
      await lockKey(transaction.sql, key);
      return work(transaction);
    }),
  );
}

async function transact<T>(
  container: MedusaContainer,
  { lockTimeoutMs, idleTimeoutMs }: { lockTimeoutMs: number; idleTimeoutMs: number },
  work: (transaction: OneTransaction) => Promise<T>,
): Promise<T> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  try {
    return await knex.transaction(async (opened) => {
      const sql: Queryable = await opened.client.acquireConnection();
      await sql.query(
        `SET LOCAL lock_timeout = ${lockTimeoutMs}; SET LOCAL idle_in_transaction_session_timeout = ${idleTimeoutMs}`,
      );
      const transaction: OneTransaction = {
        sql,
        async use(service, call) {
          const manager = (service as unknown as WithManagers).baseRepository_.getFreshManager();
          manager.setTransactionContext(opened);
          // Without this type Medusa does not recognise the context and creates its own.
          const result = await call(service, { __type: MedusaContextType, transactionManager: manager });
          await manager.flush();
          return result;
        },
      };
      return asTransaction(() => work(transaction));
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && LOCK_ERRORS.has(String(error.code)))
      throw new ApiError(409, "conflict");
    throw error;
  }
}
