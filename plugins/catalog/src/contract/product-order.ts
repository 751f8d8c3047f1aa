import { publicId } from "@zakh/kit/contract";
import { z } from "zod";

/** Most products that are put in order at once. */
export const ORDERED_PRODUCTS_MAX = 500;

const ids = z
  .array(publicId, { error: "value_invalid" })
  .max(ORDERED_PRODUCTS_MAX, "too_long")
  .refine((list) => new Set(list).size === list.length, "value_invalid");

/** `PUT /api/admin/products/order`: these products in this order, among the places that they have. */
export const productOrderInput = z.object({
  ids: ids.min(1, "value_invalid"),
  featured: ids.optional().describe("Those of `ids` that lists show first, the others not; without it none changes"),
});
export type ProductOrderInput = z.infer<typeof productOrderInput>;

/** `PUT /api/stores/{id}/products/order`: the same for own products of a store. */
export const storeProductOrderInput = productOrderInput.pick({ ids: true });
