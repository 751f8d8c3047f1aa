/** Who sent a file: whose share of the server it takes, and whether the answer is still waited for. */
export interface Sender {
  /** The account's id; the client's address where nobody is signed in. */
  account: string;
  /** The key that its address is counted by (`addressKey`). */
  address: string;
  /** Administrators have other quotas. */
  isAdmin: boolean;
  /** Aborted when the connection closes before the answer. */
  signal: AbortSignal;
}
