import { line, localizedText, paragraph, pictureLink, publicId, required, translationsOf } from "@zakh/kit/contract";
import { z } from "zod";
import { GOODS_OF } from "./goods-of";
import { MEATS } from "./meat";
import { slugFrom } from "./slug";

export const CATEGORY_TEXTS = ["name", "description"] as const;
export type CategoryText = (typeof CATEGORY_TEXTS)[number];

/** Those of its column `texts`: in Mongolian they are Medusa's own. */
export const STORED_CATEGORY_TEXTS = translationsOf(CATEGORY_TEXTS);

/** A product category of the API (spec §3 categories). */
export const categoryAnswer = z.object({
  id: publicId,
  ...localizedText(CATEGORY_TEXTS, () => z.string()),
  slug: z.string(),
  imageUrl: z.string(),
  order: z.int(),
  isActive: z.boolean(),
  meat: z.enum(MEATS).describe("Meat is shown only with its origin; `traced` meat also has a trace number"),
  goodsOf: z.enum(GOODS_OF).describe("Whose goods may be put into it (ruling 83)"),
  listsStores: z.boolean().describe("Whether the shop's lists show what stores sell of it; search always does"),
  createdAt: z.iso.datetime(),
});
export type Category = z.infer<typeof categoryAnswer>;

const name = required(line(100), "category_name_required");

/** Free text, stored as `slugFrom` normalises it. Empty: generated from the name. */
const slug = line(100).refine((value) => value === "" || slugFrom(value) !== "", "category_slug_invalid");

const fields = {
  ...localizedText(["name"], () => line(100).optional()),
  slug: slug.optional(),
  ...localizedText(["description"], () => paragraph(2000).optional()),
  imageUrl: pictureLink.optional(),
  order: z
    .int({ error: "category_order_invalid" })
    .min(-1_000_000, "category_order_invalid")
    .max(1_000_000, "category_order_invalid")
    .optional(),
  isActive: z.boolean({ error: "value_invalid" }).optional(),
  meat: z.enum(MEATS, { error: "value_invalid" }).optional(),
  goodsOf: z.enum(GOODS_OF, { error: "value_invalid" }).optional(),
  listsStores: z.boolean({ error: "value_invalid" }).optional(),
};

/** `POST /api/categories` and the back office's form. */
export const categoryInput = z.object({ ...fields, name });
export type CategoryInput = z.infer<typeof categoryInput>;

/** `PUT /api/categories/{id}`: omitted fields stay unchanged. */
export const categoryChanges = z.object({ ...fields, name: name.optional() });
export type CategoryChanges = z.infer<typeof categoryChanges>;
