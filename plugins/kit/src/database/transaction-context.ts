import { AsyncLocalStorage } from "node:async_hooks";

const transactions = new AsyncLocalStorage<{ open: boolean }>();

/** Runs the work of a transaction; until it ends, `requireNoTransaction` throws in whatever it calls. */
export async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { open: true };
  try {
    return await transactions.run(transaction, work);
  } finally {
    transaction.open = false;
  }
}

/**
 * Stands before every call to another server (Redis, S3, mail, push, payment provider). Throws inside a transaction:
 * its locks would be held for as long as the other server is silent, and what is done there is not rolled back.
 */
export function requireNoTransaction(server: string): void {
  if (transactions.getStore()?.open) throw new Error(`${server} must not be called inside a database transaction`);
}
