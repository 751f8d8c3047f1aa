import { sendingDays } from "@zakh/catalog/contract";
import {
  email,
  line,
  localizedText,
  namedLine,
  paragraph,
  phone,
  pictureLink,
  publicId,
  required,
  saysNothing,
} from "@zakh/kit/contract";
import { z } from "zod";
import { confirmedChanges } from "./confirmed-fields";
import { openingHours } from "./opening-hours";
import { position } from "./position";
import { STORE_DUTIES } from "./store-duties";
import { formFlag, identityFields, storeIdentity } from "./store-identity";
import { storePhotos, storeService, storeServices } from "./store-service";

export const STORE_TEXTS = ["description", "deliveryPromise"] as const;

/** The longest of each: what is said of the delivery stands beside each of its goods in the cart. */
const storeText = (field: (typeof STORE_TEXTS)[number]) => (field === "description" ? paragraph(2000) : line(200));

/** A store or service provider (spec §3 stores). */
export const store = z.object({
  id: publicId,
  name: z.string(),
  ...localizedText(STORE_TEXTS, () => z.string()),
  logoUrl: z.string(),
  coverImageUrl: z.string(),
  photoUrls: z.array(z.string()),
  services: z.array(storeService),
  address: z.string(),
  /** "latitude,longitude" in degrees; empty where the owner has not said it. */
  position: z.string(),
  phone: z.string(),
  email: z.string(),
  ...storeIdentity.shape,
  openingHours,
  sendingDays: sendingDays.nullable().describe("null where it promises no day"),
  categoryId: publicId,
  /** Its owner; visible to the owner and to admins only, and null for a store that an admin created. */
  userId: publicId.nullable(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Store = z.infer<typeof store>;

/** A store as its owner sees it: with changes that wait, what it has not told, and, while an admin has it off the market, the reason. */
export const ownStore = store.extend({
  /** Only while some wait for an admin. */
  requestedChanges: confirmedChanges.optional(),
  missing: z.array(z.enum(STORE_DUTIES)),
  suspension: z.object({ reason: z.string(), suspendedAt: z.iso.datetime() }).nullable(),
});
export type OwnStore = z.infer<typeof ownStore>;

/** Null means none as well. */
const pictureUrl = pictureLink.nullable().transform((url) => url ?? "");

/** Forms send the category's id as text. */
const categoryId = z
  .union(
    [
      z.number({ error: "service_category_required" }),
      z
        .string({ error: "service_category_required" })
        .regex(/^\s*\d{1,10}\s*$/, "service_category_required")
        .transform(Number),
    ],
    { error: "service_category_required" },
  )
  .pipe(
    z
      .number({ error: "service_category_required" })
      .int("service_category_required")
      .min(1, "service_category_required")
      .max(2147483647, "service_category_required"),
  );

const fields = {
  name: required(namedLine(100), "store_name_too_short", 2),
  ...localizedText(STORE_TEXTS, storeText),
  address: required(
    paragraph(300).refine((text) => !saysNothing(text), "store_address_too_short"),
    "store_address_too_short",
    5,
  ),
  position,
  phone,
  email,
  ...identityFields,
  logoUrl: pictureUrl,
  coverImageUrl: pictureUrl,
  photoUrls: storePhotos,
  services: storeServices,
  categoryId,
  openingHours,
  sendingDays: sendingDays.nullable(),
  isActive: formFlag,
};

const { tradeName, representative, businessNumber, mailOrderNumber, meatLicence } = identityFields;

/**
 * `POST /api/stores` and the registration form (spec §5); owner and verification cannot be set by it. Who the store is by law may come later:
 * approval asks for it.
 */
export const storeInput = z.object({
  ...fields,
  tradeName: tradeName.default(""),
  representative: representative.default(""),
  businessNumber: businessNumber.default(""),
  mailOrderNumber: mailOrderNumber.default(""),
  mailOrderExempt: formFlag.default(false),
  meatLicence: meatLicence.default(""),
  ...localizedText(STORE_TEXTS, (field) => storeText(field).default("")),
  logoUrl: pictureUrl.default(""),
  coverImageUrl: pictureUrl.default(""),
  photoUrls: storePhotos.default([]),
  services: storeServices.default([]),
  position: position.default(""),
  openingHours: openingHours.default({}),
  sendingDays: sendingDays.nullable().default(null),
  isActive: formFlag.default(true),
});
export type StoreInput = z.infer<typeof storeInput>;

/** `PUT /api/stores/{id}` and the edit form: omitted fields stay unchanged. */
export const storeChanges = z.object(fields).partial();
export type StoreChanges = z.infer<typeof storeChanges>;
