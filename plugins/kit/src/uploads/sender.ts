import type { WaitBudget } from "./wait-budget";

/**
 * Who goes first where not all can: administrators, then the owners of stores that an administrator has verified, then everybody,
 * because anybody can open as many accounts and unverified stores as they like.
 */
export type Standing = "admin" | "verified" | "anybody";

/** Who sent a file: whose share of the server it takes, and whether the answer is still waited for. */
export interface Sender {
  /** The account's id; the client's address where nobody is signed in. */
  account: string;
  /** The key that its address is counted by (`addressKey`). */
  address: string;
  standing: Standing;
  /** Aborted when the connection closes before the answer. */
  signal: AbortSignal;
  /** How much longer this request may wait for others. */
  wait: WaitBudget;
}
