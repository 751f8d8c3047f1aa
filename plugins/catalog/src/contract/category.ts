import { line, paragraph, pictureLink, publicId, required } from "@zakh/kit/contract";
import { z } from "zod";
import { slugFrom } from "./slug";

/** A product category of the API (spec §3 categories). */
export const categoryAnswer = z.object({
  id: publicId,
  name: z.string(),
  nameRu: z.string(),
  nameEn: z.string(),
  slug: z.string(),
  description: z.string(),
  descriptionRu: z.string(),
  descriptionEn: z.string(),
  imageUrl: z.string(),
  order: z.int(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Category = z.infer<typeof categoryAnswer>;

const name = required(line(100), "category_name_required");

/** Free text, stored as `slugFrom` normalises it. Empty: generated from the name. */
const slug = line(100).refine((value) => value === "" || slugFrom(value) !== "", "category_slug_invalid");

const fields = {
  nameRu: line(100).optional(),
  nameEn: line(100).optional(),
  slug: slug.optional(),
  description: paragraph(2000).optional(),
  descriptionRu: paragraph(2000).optional(),
  descriptionEn: paragraph(2000).optional(),
  imageUrl: pictureLink.optional(),
  order: z
    .int({ error: "category_order_invalid" })
    .min(-1_000_000, "category_order_invalid")
    .max(1_000_000, "category_order_invalid")
    .optional(),
  isActive: z.boolean({ error: "value_invalid" }).optional(),
};

/** `POST /api/categories` and the back office's form. */
export const categoryInput = z.object({ name, ...fields });
export type CategoryInput = z.infer<typeof categoryInput>;

/** `PUT /api/categories/{id}`: omitted fields stay unchanged. */
export const categoryChanges = z.object({ name: name.optional(), ...fields });
export type CategoryChanges = z.infer<typeof categoryChanges>;
