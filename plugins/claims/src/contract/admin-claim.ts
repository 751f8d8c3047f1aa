import { SOLD_TEXT_FIELDS, UNIT_NAMES } from "@zakh/catalog/contract";
import { idInQuery, localizedText, page, paragraph, publicId, required, unlessEmpty } from "@zakh/kit/contract";
import { typedAmount } from "@zakh/orders/contract";
import { z } from "zod";
import { CLAIM_STATUSES, CLAIM_TEXT_MAX, claim } from "./claim";

const claimedLine = z.object({
  itemId: z.number().int().positive(),
  ...localizedText(SOLD_TEXT_FIELDS, () => z.string()),
  imageUrl: z.string(),
  quantity: z.number(),
  unit: z.enum(UNIT_NAMES),
  packedQuantity: z.number().nullable(),
  /** Whole won, less what a packed weight took off. */
  paid: z.number().int().min(0),
});

/** A claim in the back office. */
export const adminClaim = claim.extend({
  answerBy: z.iso.datetime().describe("Until when the shop should have answered"),
  deliveredAt: z.iso.datetime().nullable(),
  customerName: z.string(),
  customerPhone: z.string(),
  accountId: publicId,
  hasAccount: z.boolean().describe("Whether the account is open: nobody could use credit of a closed one"),
  lines: z.array(claimedLine),
  most: z
    .number()
    .int()
    .min(0)
    .describe("Most whole won that can go back: what was paid for these lines and has not gone back for them"),
  settledBy: z.string().describe("Name of who settled or refused it"),
});
export type AdminClaim = z.infer<typeof adminClaim>;

export const adminClaimsQuery = z.object({
  status: unlessEmpty(z.enum(CLAIM_STATUSES, { error: "value_invalid" })),
  id: idInQuery,
  orderId: idInQuery,
  ...page,
});
export type AdminClaimsQuery = z.infer<typeof adminClaimsQuery>;

const answer = paragraph(CLAIM_TEXT_MAX);
const amount = typedAmount.min(1, "amount_invalid");

/** So much of a line that is sent anew, at most what was ordered of it. */
const parcelLine = z.object({
  itemId: z.number({ error: "value_invalid" }).int("value_invalid").positive("value_invalid"),
  quantity: z.number({ error: "quantity_invalid" }).positive("quantity_invalid").max(1000, "quantity_invalid"),
});

/** `PATCH /api/admin/claims/{id}`: what becomes of an open claim. The answer is mailed to the buyer as it was typed. */
export const claimDecision = z.discriminatedUnion(
  "outcome",
  [
    z.object({ outcome: z.literal("answer"), answer: required(answer, "claim_answer_missing", 3) }),
    z.object({ outcome: z.literal("refused"), answer: required(answer, "claim_answer_missing", 3) }),
    z.object({ outcome: z.literal("credit"), amount, answer: answer.default("") }),
    z.object({ outcome: z.literal("transfer"), amount, answer: answer.default("") }),
    z.object({
      outcome: z.literal("parcel"),
      lines: z.array(parcelLine, { error: "claim_lines_missing" }).min(1, "claim_lines_missing").max(100, "too_long"),
      answer: answer.default(""),
    }),
  ],
  { error: "claim_outcome_missing" },
);
export type ClaimDecision = z.infer<typeof claimDecision>;
