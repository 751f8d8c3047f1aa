import type { AdminStore, StoreDecisionKind, StoreStanding } from "@zakh/marketplace/contract";
import type { TextKey } from "../i18n/catalogues";

type Color = "green" | "orange" | "red" | "grey";

/** How each standing is called and coloured, and what an admin may decide then. */
export const STANDINGS: Record<
  StoreStanding,
  { label: TextKey; color: Color; decisions: readonly StoreDecisionKind[] }
> = {
  waiting: { label: "stores.standing.waiting", color: "orange", decisions: ["verified", "suspended"] },
  open: { label: "stores.standing.open", color: "green", decisions: ["suspended", "unverified"] },
  closed: { label: "stores.standing.closed", color: "grey", decisions: ["suspended", "unverified"] },
  suspended: { label: "stores.standing.suspended", color: "red", decisions: ["resumed"] },
};

/** How each decision is called as a button and in the history, and what is sent for it. */
export const DECISIONS: Record<
  StoreDecisionKind,
  {
    action: TextKey;
    done: TextKey;
    color: Color;
    sent: { isVerified: boolean } | { isActive: boolean } | { confirmName: boolean };
    /** Whether the owner is told why, so that a reason is asked for. */
    needsReason: boolean;
  }
> = {
  verified: {
    action: "stores.verify",
    done: "stores.decision.verified",
    color: "green",
    sent: { isVerified: true },
    needsReason: false,
  },
  unverified: {
    action: "stores.unverify",
    done: "stores.decision.unverified",
    color: "orange",
    sent: { isVerified: false },
    needsReason: true,
  },
  suspended: {
    action: "stores.suspend",
    done: "stores.decision.suspended",
    color: "red",
    sent: { isActive: false },
    needsReason: true,
  },
  resumed: {
    action: "stores.resume",
    done: "stores.decision.resumed",
    color: "green",
    sent: { isActive: true },
    needsReason: false,
  },
  renamed: {
    action: "stores.name.confirm",
    done: "stores.decision.renamed",
    color: "green",
    sent: { confirmName: true },
    needsReason: false,
  },
  name_refused: {
    action: "stores.name.refuse",
    done: "stores.decision.nameRefused",
    color: "orange",
    sent: { confirmName: false },
    needsReason: false,
  },
};

/** Which standing a store has; the same four that the list is filtered by. */
export function standingOf({
  isSuspended,
  isVerified,
  isActive,
}: Pick<AdminStore, "isSuspended" | "isVerified" | "isActive">): StoreStanding {
  if (isSuspended) return "suspended";
  if (!isVerified) return "waiting";
  return isActive ? "open" : "closed";
}
