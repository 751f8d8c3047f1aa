import { hasInvisible, line, paragraph, publicId, required } from "@zakh/kit/contract";
import { z } from "zod";

/** A kind of service that stores register under (spec §3 service_categories). */
export const serviceCategory = z.object({
  id: publicId,
  name: z.string(),
  nameRu: z.string(),
  nameEn: z.string(),
  description: z.string(),
  descriptionRu: z.string(),
  descriptionEn: z.string(),
  iconName: z.string(),
  slug: z.string(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ServiceCategory = z.infer<typeof serviceCategory>;

/** The same for the back office, with the number of registered stores. */
export const adminServiceCategory = serviceCategory.extend({ storeCount: z.int().min(0) });
export type AdminServiceCategory = z.infer<typeof adminServiceCategory>;

const flag = z.boolean({ error: "value_invalid" });

const fields = {
  name: required(line(100), "service_category_name_required"),
  nameRu: line(100),
  nameEn: line(100),
  description: paragraph(1000),
  descriptionRu: paragraph(1000),
  descriptionEn: paragraph(1000),
  /** Name of an icon of the shop's set; empty: none. */
  iconName: line(50),
  /** The last part of the category's URL: lower-case letters and digits, separated by single hyphens. */
  slug: z
    .string({ error: "service_category_slug_invalid" })
    .trim()
    .toLowerCase()
    .max(100, "too_long")
    .regex(/^[\p{Ll}\p{Lo}\p{Nd}]+(-[\p{Ll}\p{Lo}\p{Nd}]+)*$/u, "service_category_slug_invalid")
    .refine((value) => !hasInvisible(value), "service_category_slug_invalid"),
  isActive: flag,
};

/** `POST /api/admin/service-categories`. */
export const serviceCategoryInput = z.object({
  ...fields,
  nameRu: fields.nameRu.default(""),
  nameEn: fields.nameEn.default(""),
  description: fields.description.default(""),
  descriptionRu: fields.descriptionRu.default(""),
  descriptionEn: fields.descriptionEn.default(""),
  iconName: fields.iconName.default(""),
  isActive: flag.default(true),
});
export type ServiceCategoryInput = z.infer<typeof serviceCategoryInput>;

/** `PUT /api/admin/service-categories/{id}`: omitted fields stay unchanged. */
export const serviceCategoryChanges = z.object(fields).partial();
export type ServiceCategoryChanges = z.infer<typeof serviceCategoryChanges>;
