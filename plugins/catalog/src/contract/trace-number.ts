import { idInQuery, line, list, localizedText, numberSigns, page, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { PRODUCTS_MAX } from "./products";

/**
 * The number by which Korea follows meat from the farm (축산물이력번호): 12 digits, or L and 14 digits of a lot of several animals.
 * Any spelling that `numberSigns` reads is the same; empty where there is none.
 */
export const traceNumber = line(40)
  .overwrite((text) => numberSigns(text).toUpperCase())
  .regex(/^(\d{12}|L\d{14})?$/, "trace_number_invalid");

/** How far from now a lot may begin, in days: what is noted late, and what is opened tomorrow. */
export const LOT_DAYS_MAX = 31;
const DAY_MS = 24 * 60 * 60 * 1000;

const since = z.iso
  .datetime({ offset: true, error: "lot_since_invalid" })
  .refine((at) => Math.abs(Date.parse(at) - Date.now()) <= LOT_DAYS_MAX * DAY_MS, "lot_since_invalid");

/** `PUT /api/admin/products/{id}/trace-number`: that of the lot which is packed from now on, or since then. */
export const traceNumberInput = z.object({
  traceNumber,
  from: traceNumber
    .optional()
    .describe("The number that was shown; without it the change is made whatever was changed meanwhile (ruling 54)"),
  since: since.optional().describe(`When the lot is opened: now, or at most ${LOT_DAYS_MAX} days before or after`),
});
export type TraceNumberInput = z.infer<typeof traceNumberInput>;

/** A product with the number of the lot that is packed now. */
export const productTrace = z.object({ productId: publicId, traceNumber: z.string() });
export type ProductTrace = z.infer<typeof productTrace>;

/** `GET /api/admin/trace-numbers`: the products that have one, all at once, because slips need those of every order. */
export const productTraces = z.object({ products: list(productTrace, PRODUCTS_MAX) });
export type ProductTraces = z.infer<typeof productTraces>;

/** A lot of a product. The newest that has begun is packed now; one without a number says that none has any since then. */
export const productLot = z.object({
  productId: publicId,
  ...localizedText(["name"], () => z.string().describe("The product's present name")),
  traceNumber: z.string(),
  since: z.iso.datetime(),
  setBy: z.string().describe("Name of the account; empty where no person did it"),
});
export type ProductLot = z.infer<typeof productLot>;

/** `GET /api/admin/lots`: of all products, the newest first, or of one. */
export const lotsQuery = z.object({ product: idInQuery, ...page });
export type LotsQuery = z.infer<typeof lotsQuery>;
