import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaContextType } from "@medusajs/framework/utils";
import type { Pool } from "pg";
import { ApiError } from "../errors/api-error";
import { holdKey, inTurn, LONGEST_WAIT_MS } from "./lock";

/** Whatever SQL can be asked of: the pool, or one connection. */
export type Queryable = Pick<Pool, "query">;

/** Several modules, and SQL of the shop's own, writing in one transaction of the database. */
export interface OneTransaction {
  sql: Queryable;
  /**
   * Calls a module's service inside the transaction: `call` hands the context on as the last argument of one method. What
   * the method wrote is in the database when this is done.
   */
  use<Service extends object, Result>(
    service: Service,
    call: (service: Service, context: Context) => Promise<Result>,
  ): Promise<Result>;
}

/** PostgreSQL gave up: on waiting for a lock, or on one of two that wait for each other. */
const GAVE_UP = new Set(["55P03", "40P01"]);

/** Every module's service has one; it is where Medusa's own decorators take their managers from. */
interface WithManagers {
  baseRepository_: { getFreshManager(): SqlEntityManager };
}

/** Nobody else does something under this key meanwhile, in whatever process. */
interface Alone {
  key?: string;
}

/**
 * Runs `work` in one transaction: it happens whole or not at all, also when the process is killed half way. Those who give the same
 * `key` work one after the other, in the order they came.
 *
 * Medusa's modules share one connection pool, but each opens transactions of its own. A method that is handed a
 * `transactionManager` writes with that one instead, so every call here gets a manager of its module that speaks on the
 * transaction's connection. Throws 409 `conflict` when another transaction does not let go of a row, or of the key, within 8 s.
 */
export async function inOneTransaction<T>(
  container: MedusaContainer,
  work: (transaction: OneTransaction) => Promise<T>,
  { key }: Alone = {},
): Promise<T> {
  if (key === undefined) return transact(container, LONGEST_WAIT_MS, work);
  return inTurn(key, (leftMs) =>
    transact(container, leftMs, async (transaction) => {
      await holdKey(transaction.sql, key);
      return work(transaction);
    }),
  );
}

async function transact<T>(
  container: MedusaContainer,
  longestWaitMs: number,
  work: (transaction: OneTransaction) => Promise<T>,
): Promise<T> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  try {
    return await knex.transaction(async (opened) => {
      const sql: Queryable = await opened.client.acquireConnection();
      await sql.query(`SET LOCAL lock_timeout = ${longestWaitMs}`);
      return work({
        sql,
        async use(service, call) {
          const manager = (service as unknown as WithManagers).baseRepository_.getFreshManager();
          manager.setTransactionContext(opened);
          // Without its type a workflow's container takes it for no context, and puts its own in place.
          const result = await call(service, { __type: MedusaContextType, transactionManager: manager });
          await manager.flush();
          return result;
        },
      });
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && GAVE_UP.has(String(error.code)))
      throw new ApiError(409, "conflict");
    throw error;
  }
}
