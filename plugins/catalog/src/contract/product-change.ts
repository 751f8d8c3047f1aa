import { idInQuery, localizedText, page, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import type { Product } from "./product";
import { PRODUCT_FACT_FIELDS } from "./product-facts";
import { PRODUCT_TEXT_NAMES, RULE_FIELDS } from "./product-fields";

/** The fields of a product whose changes are kept. */
export const CHANGE_FIELDS = [
  ...PRODUCT_TEXT_NAMES,
  "category",
  "price",
  "imageUrls",
  "isHidden",
  "isFeatured",
  "trackStock",
  "stock",
  ...RULE_FIELDS,
  ...PRODUCT_FACT_FIELDS,
] as const satisfies readonly (keyof Product)[];
export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** What a change says: a field, or that the product was made or deleted, then with its name. */
export const CHANGE_KINDS = [...CHANGE_FIELDS, "created", "deleted"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
export type ChangeValue = z.infer<typeof value>;

/** One saving of products: who, when, and what it has changed. */
export const productChangeSet = z.object({
  id: publicId,
  changedBy: z.string().describe("Name of the account; empty where no person did it"),
  createdAt: z.iso.datetime(),
  changes: z.array(
    z.object({
      productId: publicId,
      ...localizedText(["name"], () => z.string().describe("The product's present name")),
      field: z.enum(CHANGE_KINDS),
      from: value,
      to: value,
    }),
  ),
});
export type ProductChangeSet = z.infer<typeof productChangeSet>;

/** `GET /api/admin/product-changes`: of all products, or of one. */
export const productChangesQuery = z.object({ product: idInQuery, ...page });
export type ProductChangesQuery = z.infer<typeof productChangesQuery>;
