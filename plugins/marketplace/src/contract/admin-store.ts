import { idInQuery, LANGUAGES, page, paragraph, publicId, search, sortBy, unlessEmpty } from "@zakh/kit/contract";
import { z } from "zod";
import { confirmedChanges } from "./confirmed-fields";
import { store } from "./store";
import { STORE_DUTIES } from "./store-duties";

/** An admin's decisions about a store (ruling 34). Each is recorded: who, when, why. */
export const STORE_DECISIONS = ["verified", "unverified", "suspended", "resumed", "changed", "change_refused"] as const;
export type StoreDecisionKind = (typeof STORE_DECISIONS)[number];

/** One recorded decision. */
export const storeDecision = z.object({
  kind: z.enum(STORE_DECISIONS),
  reason: z.string(),
  /** Name of the admin; null when the seed decided. */
  decidedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StoreDecision = z.infer<typeof storeDecision>;

/** A store in the back office. */
export const adminStore = store.extend({
  categoryName: z.string(),
  owner: z.object({ id: publicId, username: z.string(), email: z.string(), name: z.string() }).nullable(),
  productCount: z.int().min(0),
  orderCount: z.int().min(0),
  /** Closed by an admin: its owner cannot reopen it. A store closed by its owner is not suspended. */
  isSuspended: z.boolean(),
  /** What the owner wants to change and an admin has to confirm; only while something waits. */
  requestedChanges: confirmedChanges.optional(),
  /** What it has not told of itself by law: it cannot be approved without. */
  missing: z.array(z.enum(STORE_DUTIES)),
  /** The owner's, in which a reason is read. */
  language: z.enum(LANGUAGES),
  lastDecision: storeDecision.nullable(),
  /** When its owner sent it again after a refusal; null without one. */
  handedInAt: z.iso.datetime().nullable(),
});
export type AdminStore = z.infer<typeof adminStore>;

/** `waiting`: to be verified; `open`: public; `closed`: verified, but not active; `suspended`: by an admin. */
export const STORE_STANDINGS = ["waiting", "open", "closed", "suspended"] as const;
export type StoreStanding = (typeof STORE_STANDINGS)[number];

/** Sort orders of the admin's store list; default is `waiting`: stores that need a decision first, then newest. */
export const STORE_SORTS = ["waiting", "newest", "oldest", "name", "-name"] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

/** What an admin has to see to: changes that wait, and what stores have not told. */
export const STORE_TASKS = ["changes", "missing"] as const;
export type StoreTask = (typeof STORE_TASKS)[number];

export const adminStoresQuery = z.object({
  /** Part of the store's name, phone or email, or of its owner's username, name or email. */
  search,
  sort: sortBy(STORE_SORTS),
  standing: unlessEmpty(z.enum(STORE_STANDINGS, { error: "value_invalid" })),
  task: unlessEmpty(z.enum(STORE_TASKS, { error: "value_invalid" })),
  categoryId: idInQuery,
  ...page,
});
export type AdminStoresQuery = z.infer<typeof adminStoresQuery>;

const flag = z.boolean({ error: "value_invalid" }).optional();

/**
 * `PATCH /api/admin/stores/{id}`: `isVerified` verifies a store or revokes it; `isActive` false suspends it, true
 * reopens it; `confirmChanges` true accepts the changes that the owner requests, false rejects them. `requestedChanges` and `seen`
 * are the requested and the current values that the admin saw: 409 when they have changed. `reason` is shown to the
 * owner.
 */
export const storeDecisionInput = z
  .object({
    isVerified: flag,
    isActive: flag,
    confirmChanges: flag,
    requestedChanges: confirmedChanges.optional(),
    seen: confirmedChanges.optional(),
    reason: paragraph(500).default(""),
  })
  .refine(
    ({ isVerified, isActive, confirmChanges }) =>
      [isVerified, isActive, confirmChanges].some((said) => said !== undefined),
    "store_decision_missing",
  );
export type StoreDecisionInput = z.infer<typeof storeDecisionInput>;
