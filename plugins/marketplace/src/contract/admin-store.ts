import { idInQuery, line, page, paragraph, publicId, search, sortBy, unlessEmpty } from "@zakh/kit/contract";
import { z } from "zod";
import { store } from "./store";

/** An admin's decisions about a store (ruling 34). Each is recorded: who, when, why. */
export const STORE_DECISIONS = ["verified", "unverified", "suspended", "resumed", "renamed", "name_refused"] as const;
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
  /** The new name that the owner has requested, while it is pending; `confirmName` decides. */
  requestedName: z.string().optional(),
  lastDecision: storeDecision.nullable(),
});
export type AdminStore = z.infer<typeof adminStore>;

/** `waiting`: to be verified; `open`: public; `closed`: verified, but not active; `suspended`: by an admin. */
export const STORE_STANDINGS = ["waiting", "open", "closed", "suspended"] as const;
export type StoreStanding = (typeof STORE_STANDINGS)[number];

/** Sort orders of the admin's store list; default is `waiting`: stores that need a decision first, then newest. */
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
 * `PATCH /api/admin/stores/{id}`: `isVerified` verifies a store or revokes it; `isActive` false suspends it, true
 * reopens it; `confirmName` true accepts the owner's requested name, false rejects it. `requestedName` and `seenName`
 * are the requested and the current name that the admin saw: 409 when they have changed. `reason` is shown to the
 * owner.
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
