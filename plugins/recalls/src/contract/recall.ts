import { quantities, traceNumber, UNIT_NAMES } from "@zakh/catalog/contract";
import { LANGUAGES, localizedText, page, paragraph, publicId } from "@zakh/kit/contract";
import { orderStatus } from "@zakh/orders/contract";
import { z } from "zod";

/** Characters of a reason. */
export const RECALL_REASON_MAX = 1000;

const lotNumber = traceNumber.refine((number) => number !== "", "trace_number_invalid");
const count = z.number().int().min(0);

/** `GET /api/admin/recalls/lot`. Without a number it is a lot that nobody has. */
export const recallLotQuery = z.object({ number: traceNumber.default("") });
export type RecallLotQuery = z.infer<typeof recallLotQuery>;

export const recallOrdersQuery = z.object({ number: traceNumber.default(""), ...page });
export type RecallOrdersQuery = z.infer<typeof recallOrdersQuery>;

/** What became of the mail to a buyer. */
export const RECALL_MAILS = ["none", "waiting", "sent", "failed"] as const;

export const recallOrder = z.object({
  orderId: publicId,
  customerId: publicId,
  customerName: z.string(),
  customerPhone: z.string(),
  status: orderStatus,
  createdAt: z.iso.datetime(),
  isGone: z.boolean().describe("It was sent or delivered; what was not can still be taken out"),
  hasMail: z.boolean().describe("Whether its buyer can be written to; others are called"),
  mail: z.enum(RECALL_MAILS),
  lines: z.array(
    z.object({
      ...localizedText(["name"], () => z.string()),
      quantity: z.number().describe("What was packed of the line, of whichever of its lots"),
      unit: z.enum(UNIT_NAMES),
    }),
  ),
});
export type RecallOrder = z.infer<typeof recallOrder>;

/** A lot: what was packed of it, who has it, and who was told. */
export const recallLot = z.object({
  traceNumber: z.string(),
  products: z.array(z.object({ productId: publicId, ...localizedText(["name"], () => z.string()) })),
  orders: count,
  buyers: count,
  quantities,
  stillHere: count.describe("Orders of them that were neither sent nor delivered"),
  told: count.describe("Orders whose buyers were written to"),
  failed: count.describe("Orders of them whose mail has failed for good"),
  unreachable: count.describe("Orders that are gone and whose buyers have no mail address: they are called"),
  toTell: z
    .partialRecord(z.enum(LANGUAGES), count)
    .describe("Orders whose buyers a recall would write to now, by language"),
  startedAt: z.iso.datetime().nullable().describe("When the recall began; null while there is none"),
  startedBy: z.string(),
});
export type RecallLot = z.infer<typeof recallLot>;

const reason = paragraph(RECALL_REASON_MAX).optional();

/** `POST /api/admin/recalls`: why, by the buyer's language; where it is empty, `RECALL_REASONS` says it. */
export const recallInput = z.object({
  traceNumber: lotNumber,
  reasons: z
    .object(
      Object.fromEntries(LANGUAGES.map((language) => [language, reason])) as Record<
        (typeof LANGUAGES)[number],
        typeof reason
      >,
    )
    .optional(),
});
export type RecallInput = z.infer<typeof recallInput>;
