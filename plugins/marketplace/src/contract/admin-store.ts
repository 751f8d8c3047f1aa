import { idInQuery, line, page, paragraph, publicId, search, sortBy, unlessEmpty } from "@zakh/kit/contract";
import { z } from "zod";
import { store } from "./store";

/** What an admin may decide about a store (ruling 34). Each decision is kept: who, when, why. */
export const STORE_DECISIONS = ["verified", "unverified", "suspended", "resumed", "renamed", "name_refused"] as const;
export type StoreDecisionKind = (typeof STORE_DECISIONS)[number];

/** One kept decision. */
export const storeDecision = z.object({
  kind: z.enum(STORE_DECISIONS),
  reason: z.string(),
  /** Name of the admin; null when the seed decided. */
  decidedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StoreDecision = z.infer<typeof storeDecision>;

/** A store as the back office sees it. */
export const adminStore = store.extend({
  categoryName: z.string(),
  owner: z.object({ id: publicId, username: z.string(), email: z.string(), name: z.string() }).nullable(),
  productCount: z.int().min(0),
  orderCount: z.int().min(0),
  /** Closed by an admin: its owner cannot open it again. An owner who closes the store is not suspended. */
  isSuspended: z.boolean(),
  /** What its owner asks to be called, while that waits; `confirmName` decides. */
  requestedName: z.string().optional(),
  lastDecision: storeDecision.nullable(),
});
export type AdminStore = z.infer<typeof adminStore>;

/** `waiting`: to be verified; `open`: the public sees it; `closed`: verified, but not active; `suspended`: by an admin. */
export const STORE_STANDINGS = ["waiting", "open", "closed", "suspended"] as const;
export type StoreStanding = (typeof STORE_STANDINGS)[number];

/** How the admin's list of stores may be sorted; `waiting`, those that wait for the admin first, then newest, unless asked otherwise. */
export const STORE_SORTS = ["waiting", "newest", "oldest", "name", "-name"] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

/** `GET /api/admin/stores`. */
export const adminStoresQuery = z.object({
  /** Part of the store's name, phone or email, or of its owner's username, name or email. */
  search,
  sort: sortBy(STORE_SORTS),
  standing: unlessEmpty(z.enum(STORE_STANDINGS, { error: "value_invalid" })),
  categoryId: idInQuery,
  ...page,
});
export type AdminStoresQuery = z.infer<typeof adminStoresQuery>;

const flag = z.boolean({ error: "value_invalid" }).optional();

/**
 * `PATCH /api/admin/stores/{id}`: `isVerified` confirms a store or takes that back; `isActive` false suspends it, true lets
 * it open again; `confirmName` true gives it the name that its owner asked for, false refuses that. `requestedName` says which
 * name the admin saw asked for, and `seenName` by which name the store was shown: 409 when it is another by now.
 * `reason` is shown to the owner.
 */
export const storeDecisionInput = z
  .object({
    isVerified: flag,
    isActive: flag,
    confirmName: flag,
    requestedName: line(100).optional(),
    seenName: line(100).optional(),
    reason: paragraph(500).default(""),
  })
  .refine(
    ({ isVerified, isActive, confirmName }) => [isVerified, isActive, confirmName].some((said) => said !== undefined),
    "store_decision_missing",
  );
export type StoreDecisionInput = z.infer<typeof storeDecisionInput>;
