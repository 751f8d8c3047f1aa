import { line, localizedText, pictureLink, required } from "@zakh/kit/contract";
import { z } from "zod";
import { formFlag } from "./store-identity";

export const STORE_SERVICES_MAX = 50;

/** What a store does for a price, in its owner's order: a haircut, a parcel to Ulaanbaatar. Nobody puts it in a cart (ruling 84). */
export const storeService = z.object({
  ...localizedText(["name"], () => z.string()),
  /** Whole won; null where it is agreed on. */
  price: z.number().nullable(),
  /** Whether the price is the lowest. */
  isFrom: z.boolean(),
});
export type StoreService = z.infer<typeof storeService>;

/** The lowest and highest price of a service, in won. */
const price = z
  .number({ error: "price_invalid" })
  .int("won_has_no_decimals")
  .min(1, "price_invalid")
  .max(100_000_000, "price_invalid");

export const serviceFields = {
  ...localizedText(["name"], () => line(100).default("")),
  name: required(line(100), "store_service_name_required"),
  price: price.nullable(),
  isFrom: formFlag.default(false),
};

export const storeServices = z
  .array(z.object(serviceFields), { error: "value_invalid" })
  .max(STORE_SERVICES_MAX, "too_long");

export const STORE_PHOTOS_MAX = 6;

const photoLink = pictureLink.refine((link) => link !== "", "picture_link_invalid");

function photosOf(photo: z.ZodType<string>) {
  return z
    .array(photo, { error: "value_invalid" })
    .max(STORE_PHOTOS_MAX, { error: "store_photos_too_many" })
    .transform((urls) => [...new Set(urls)]);
}

/** Addresses of a store's further pictures, in its owner's order. */
export const storePhotos = photosOf(photoLink);

/** Stands for a new photo of a form, by its place among the files: `new:0`. */
const NEW_PHOTO = /^new:(\d)$/;

/** The same in a form. */
export const formPhotos = photosOf(
  z.union([z.string().regex(NEW_PHOTO), photoLink], { error: "picture_link_invalid" }),
);

/** Which of a form's new photos an entry stands for; undefined for an address. */
export function newPhotoAt(entry: string): number | undefined {
  const place = NEW_PHOTO.exec(entry)?.[1];
  return place === undefined ? undefined : Number(place);
}
