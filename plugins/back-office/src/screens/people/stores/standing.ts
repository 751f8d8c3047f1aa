import {
  type AdminStore,
  CONFIRMED_FIELDS,
  type ConfirmedChanges,
  type StoreDecisionKind,
  type StoreStanding,
  type StoreTask,
} from "@zakh/marketplace/contract";
import type { TextKey } from "../../i18n/catalogues";

type Color = "green" | "orange" | "red" | "grey";

/** Label, colour and possible decisions of each standing. */
export const STANDINGS: Record<
  StoreStanding,
  { label: TextKey; color: Color; decisions: readonly StoreDecisionKind[] }
> = {
  waiting: { label: "stores.standing.waiting", color: "orange", decisions: ["verified", "suspended"] },
  open: { label: "stores.standing.open", color: "green", decisions: ["suspended", "unverified"] },
  closed: { label: "stores.standing.closed", color: "grey", decisions: ["suspended", "unverified"] },
  suspended: { label: "stores.standing.suspended", color: "red", decisions: ["resumed"] },
};

/** What there is to see to, as a badge and as a filter. */
export const TASKS: Record<StoreTask, TextKey> = { changes: "stores.changes.wait", missing: "stores.missing" };

/** Labels of each decision as a button and in the history, and the body to send. */
export const DECISIONS: Record<
  StoreDecisionKind,
  {
    action: TextKey;
    done: TextKey;
    color: Color;
    sent: { isVerified: boolean } | { isActive: boolean } | { confirmChanges: boolean };
    /** Whether the owner is told why, so that a reason is required. */
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
  changed: {
    action: "stores.changes.confirm",
    done: "stores.decision.changed",
    color: "green",
    sent: { confirmChanges: true },
    needsReason: false,
  },
  change_refused: {
    action: "stores.changes.refuse",
    done: "stores.decision.changeRefused",
    color: "orange",
    sent: { confirmChanges: false },
    needsReason: true,
  },
};

/** What the admin saw of a store when deciding; the decision is refused if its owner has changed it since. */
export function seenOf(store: AdminStore): ConfirmedChanges {
  return Object.fromEntries(CONFIRMED_FIELDS.map((field) => [field, store[field]]));
}

/** What a decision is called: a store that was never verified is refused, and a refusal is taken back. */
export function actionText(kind: StoreDecisionKind, { isVerified }: Pick<AdminStore, "isVerified">): TextKey {
  if (isVerified) return DECISIONS[kind].action;
  return kind === "suspended" ? "stores.refuse" : kind === "resumed" ? "stores.refusal.undo" : DECISIONS[kind].action;
}

/** What is said once it is decided. */
export function doneText(kind: StoreDecisionKind, { isVerified }: Pick<AdminStore, "isVerified">): TextKey {
  if (isVerified) return DECISIONS[kind].done;
  return kind === "suspended"
    ? "stores.decision.refused"
    : kind === "resumed"
      ? "stores.decision.refusalUndone"
      : DECISIONS[kind].done;
}

/** The standing of a store; the list's filter uses the same four. */
export function standingOf({
  isSuspended,
  isVerified,
  isActive,
}: Pick<AdminStore, "isSuspended" | "isVerified" | "isActive">): StoreStanding {
  if (isSuspended) return "suspended";
  if (!isVerified) return "waiting";
  return isActive ? "open" : "closed";
}
