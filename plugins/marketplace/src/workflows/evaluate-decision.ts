import type { StoreDecisionInput, StoreDecisionKind } from "../contract";

/** The flags that determine whether a store is on the market. */
export interface StoreFlags {
  isVerified: boolean;
  isActive: boolean;
  /** Closed by an admin; never while it is active. */
  isSuspended: boolean;
}

/**
 * A store's flags after an admin's request, and the decisions to record; none when nothing changes. Inactive means
 * suspended, so that the owner cannot reopen it; active ends a suspension, and also reopens a store that its owner
 * closed.
 */
export function evaluateDecision(
  before: StoreFlags,
  { isVerified = before.isVerified, isActive }: Pick<StoreDecisionInput, "isVerified" | "isActive">,
): { kinds: StoreDecisionKind[]; after: StoreFlags } {
  const kinds: StoreDecisionKind[] = [];
  if (isVerified !== before.isVerified) kinds.push(isVerified ? "verified" : "unverified");
  if (isActive === false && !before.isSuspended) kinds.push("suspended");
  if (isActive === true && !before.isActive) kinds.push("resumed");
  return {
    kinds,
    after: {
      isVerified,
      isActive: isActive ?? before.isActive,
      isSuspended: isActive === undefined ? before.isSuspended : !isActive,
    },
  };
}
