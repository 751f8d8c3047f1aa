import { traceNumber } from "@zakh/catalog/contract";
import { publicId } from "@zakh/kit/contract";
import { z } from "zod";

/** A line is packed of a few lots at most: the end of one, and the next. */
export const PACKED_LOTS_MAX = 10;

const numbers = z
  .array(
    traceNumber.refine((number) => number !== "", "trace_number_invalid"),
    { error: "value_invalid" },
  )
  .max(PACKED_LOTS_MAX, "too_long")
  .transform((given) => [...new Set(given)]);

/**
 * `PUT /api/admin/orders/{id}/trace-numbers`: of which lots a line of a paid order was packed, where it was not the one that the shop
 * noted; none where nobody knows. With `from` only while these are its lots.
 */
export const packedLotsInput = z.object({ id: publicId, traceNumbers: numbers, from: numbers.optional() });
export type PackedLotsInput = z.infer<typeof packedLotsInput>;
