import { paragraph, publicId, saysNothing } from "@zakh/kit/contract";
import { z } from "zod";

export const CLAIM_KINDS = ["spoiled", "wrong_product", "less_than_ordered", "damaged", "late", "other"] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** What the shop has said of a claim: nothing yet, that it is settled, or no. */
export const CLAIM_STATUSES = ["open", "settled", "refused"] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** How a claim is settled: by an answer alone, by credit, by money to be transferred back, or by a new parcel. */
export const CLAIM_OUTCOMES = ["answer", "credit", "transfer", "parcel"] as const;

/** Days after the delivery in which a claim can be made; later ones are for the phone (decision 188). */
export const CLAIM_DAYS = 7;

export const CLAIM_ANSWER_DAYS = 3;

export const CLAIM_PHOTOS_MAX = 5;

/** Most characters of its text, and of the shop's answer. */
export const CLAIM_TEXT_MAX = 1000;

/** Ids of lines of the order; a form sends them as JSON. */
const itemIds = z
  .array(z.number({ error: "value_invalid" }).int("value_invalid").positive("value_invalid"), {
    error: "claim_lines_missing",
  })
  .min(1, "claim_lines_missing")
  .max(100, "too_long");

/** `POST /api/orders/{id}/claims`; its photos are files. What is wrong otherwise must be said in words. */
export const claimInput = z
  .object({
    kind: z.enum(CLAIM_KINDS, { error: "claim_kind_missing" }),
    itemIds,
    text: paragraph(CLAIM_TEXT_MAX).default(""),
  })
  .refine(({ kind, text }) => kind !== "other" || !saysNothing(text), { path: ["text"], error: "required" });
export type ClaimInput = z.infer<typeof claimInput>;

/** A claim as its buyer sees it. */
export const claim = z.object({
  id: publicId,
  orderId: publicId,
  kind: z.enum(CLAIM_KINDS),
  itemIds: z.array(z.number().int().positive()).describe("The lines of the order that it is about"),
  text: z.string(),
  photos: z.array(z.string()).max(CLAIM_PHOTOS_MAX),
  createdAt: z.iso.datetime(),
  status: z.enum(CLAIM_STATUSES),
  outcome: z.enum(CLAIM_OUTCOMES).nullable().describe("null unless it is settled"),
  amount: z.number().int().min(0).describe("Whole won that became credit or go back"),
  answer: z.string().describe("The shop's, as it was typed; empty without one"),
  settledAt: z.iso.datetime().nullable(),
  parcelOrderId: publicId.nullable().describe("The order that was sent instead"),
});
export type Claim = z.infer<typeof claim>;

export const orderClaims = z.object({
  /** Until when one can be made; null before the delivery. */
  until: z.iso.datetime().nullable(),
  /** Whether one can be made now. */
  isPossible: z.boolean(),
  /** Public id of the order that this one was sent instead of. */
  insteadOf: publicId.nullable(),
  /** The newest first. */
  claims: z.array(claim).max(100),
});
export type OrderClaims = z.infer<typeof orderClaims>;
