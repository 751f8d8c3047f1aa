import { line, list, numberSigns, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { PRODUCTS_MAX } from "./products";

/**
 * The number by which Korea follows meat from the farm (축산물이력번호): 12 digits, or L and 14 digits of a lot of several animals.
 * Any spelling that `numberSigns` reads is the same; empty where there is none.
 */
export const traceNumber = line(40)
  .overwrite((text) => numberSigns(text).toUpperCase())
  .regex(/^(\d{12}|L\d{14})?$/, "trace_number_invalid");

/** `PUT /api/admin/products/{id}/trace-number`: that of the lot which is packed from now on. */
export const traceNumberInput = z.object({
  traceNumber,
  from: traceNumber
    .optional()
    .describe("The number that was shown; without it the change is made whatever was changed meanwhile (ruling 54)"),
});
export type TraceNumberInput = z.infer<typeof traceNumberInput>;

/** A product with its number. */
export const productTrace = z.object({ productId: publicId, traceNumber: z.string() });
export type ProductTrace = z.infer<typeof productTrace>;

/** `GET /api/admin/trace-numbers`: the products that have one, all at once, because slips need those of every order. */
export const productTraces = z.object({ products: list(productTrace, PRODUCTS_MAX) });
export type ProductTraces = z.infer<typeof productTraces>;
