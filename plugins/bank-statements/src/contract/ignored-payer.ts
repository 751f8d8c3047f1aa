import { list, publicId } from "@zakh/kit/contract";
import { z } from "zod";

/** Whose lines are taken out of the queue without a question, unless something tells an order that they may pay. */
export const ignoredPayer = z.object({
  id: publicId,
  /** The text by which the bank shows it, as it was in the line with which it was told. */
  payer: z.string(),
  toldBy: z.string().nullable(),
  toldAt: z.iso.datetime(),
});
export type IgnoredPayer = z.infer<typeof ignoredPayer>;

/** `GET /api/admin/ignored-payers`: newest first. */
export const ignoredPayerList = list(ignoredPayer);
