import { addressParts, DELIVERY_NOTE_MAX, line, list, personName, phone, publicId } from "@zakh/kit/contract";
import { z } from "zod";

/** Most addresses of one account. */
export const ADDRESSES_MAX = 20;

/** `POST /api/user/addresses`, and `PUT /api/user/addresses/{id}`, which replaces all of it. */
export const savedAddressInput = z.object({
  /** What the customer calls it, such as "Home". */
  label: line(40).default(""),
  recipientName: personName("name_too_short"),
  phone,
  ...addressParts.shape,
  /** What whoever brings the goods is asked for. */
  deliveryNote: line(DELIVERY_NOTE_MAX).default(""),
  /** Makes it the default in place of the present one. The first address is it anyway, and the default stays it until another is. */
  isDefault: z.boolean({ error: "value_invalid" }).default(false),
});
export type SavedAddressInput = z.infer<typeof savedAddressInput>;

export const savedAddress = z.object({
  id: publicId,
  label: z.string(),
  recipientName: z.string(),
  phone: z.string(),
  /** Five digits, or empty. */
  postcode: z.string(),
  roadAddress: z.string(),
  building: z.string(),
  doorCode: z.string(),
  deliveryNote: z.string(),
  isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddress>;

/** `GET /api/user/addresses`: the default first, then the newest. */
export const savedAddresses = list(savedAddress);
