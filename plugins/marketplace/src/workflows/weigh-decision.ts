import type { StoreDecisionInput, StoreDecisionKind } from "../contract";

/** What decides whether a store is on the market. */
export interface StoreFlags {
  isVerified: boolean;
  isActive: boolean;
  /** Closed by an admin; never while it is active. */
  isSuspended: boolean;
}

/**
 * What an admin's word makes of a store, and which decisions that amounts to; none when it changes nothing. Not active
 * means suspended, so that the owner cannot open it again; active takes the suspension back, and also opens a store that
 * its owner closed.
 */
export function weighDecision(
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
