import { list, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { user } from "./user";

const count = z.number().int().min(0);

/** What an account brings into another. */
export const MOVED = [
  "orders",
  "credit",
  "cartLines",
  "senders",
  "notes",
  "stockAlerts",
  "mealKits",
  "reviews",
] as const;
/** Credit is in won, everything else a number of things. */
export const moved = z.object({
  orders: count,
  credit: count,
  cartLines: count,
  senders: count,
  notes: count,
  stockAlerts: count,
  mealKits: count,
  reviews: count,
});
export type Moved = z.infer<typeof moved>;

/** `POST /api/admin/users/{id}/merges`: the public id of the account that becomes part of this one. */
export const mergeInput = z.object({
  from: publicId,
  /** Only says what it would do, and does nothing. */
  preview: z.boolean({ error: "value_invalid" }).optional(),
});
export type MergeInput = z.infer<typeof mergeInput>;

/** What a merge does, or has done. */
export const mergeAnswer = z.object({
  from: user,
  into: user,
  moved,
  /** Whether `from` could sign in: it cannot any more, and its sessions end. */
  losesSignIn: z.boolean(),
});
export type MergeAnswer = z.infer<typeof mergeAnswer>;

/** An account that has become part of another. */
export const accountMerge = z.object({
  /** Its public id, and what it was called. */
  fromId: publicId,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  moved,
  by: z.string(),
  at: z.iso.datetime(),
});
export type AccountMerge = z.infer<typeof accountMerge>;

/** `GET /api/admin/users/{id}/merges`, newest first. */
export const accountMerges = list(accountMerge);
