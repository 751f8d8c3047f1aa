import { hasInvisible, line, localizedText, paragraph, publicId, required } from "@zakh/kit/contract";
import { z } from "zod";

export const SERVICE_CATEGORY_TEXTS = ["name", "description"] as const;

/** A kind of service that stores register under (spec §3 service_categories). */
export const serviceCategory = z.object({
  id: publicId,
  ...localizedText(SERVICE_CATEGORY_TEXTS, () => z.string()),
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

const text = (field: "name" | "description") => (field === "name" ? line(100) : paragraph(1000));

const fields = {
  ...localizedText(SERVICE_CATEGORY_TEXTS, text),
  name: required(text("name"), "service_category_name_required"),
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

export const serviceCategoryInput = z.object({
  ...fields,
  ...localizedText(SERVICE_CATEGORY_TEXTS, (field) => text(field).default("")),
  name: fields.name,
  iconName: fields.iconName.default(""),
  isActive: flag.default(true),
});
export type ServiceCategoryInput = z.infer<typeof serviceCategoryInput>;

/** `PUT /api/admin/service-categories/{id}`: omitted fields stay unchanged. */
export const serviceCategoryChanges = z.object(fields).partial();
export type ServiceCategoryChanges = z.infer<typeof serviceCategoryChanges>;
