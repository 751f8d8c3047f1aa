/**
 * Priority when the server is busy: administrators, then owners of verified stores, then everybody else, because
 * anybody can open any number of accounts and unverified stores.
 */
export type Standing = "admin" | "verified" | "anybody";

/** The sender of a file: whose share of the server it uses, and whether it still waits for the answer. */
export interface Sender {
  /** The account's id; the client's address when not signed in. */
  account: string;
  /** The key of its address (`addressKey`). */
  address: string;
  standing: Standing;
  /** Aborted when the connection closes before the answer. */
  signal: AbortSignal;
}

/** The sender of work that no connection waits for. */
export function unconnectedSender(account: string, standing: Standing): Sender {
  return { account, address: account, standing, signal: new AbortController().signal };
}
