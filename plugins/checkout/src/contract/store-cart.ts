import { DELIVERY_NOTE_MAX, line } from "@zakh/kit/contract";
import { MAX_ORDER_LINES } from "@zakh/orders/contract";
import { z } from "zod";

/** A text of an address; what the order needs of it is judged when the order is placed. */
const text = z.string().max(300, "too_long").nullish();

/** Medusa's address, with the fields that an order uses. Goods go within Korea only. */
const address = z.object({
  first_name: text,
  last_name: text,
  phone: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  province: text,
  postal_code: text,
  country_code: z
    .string()
    .refine((code) => code.toLowerCase() === "kr", "island_not_served")
    .nullish()
    // Without it Medusa offers no delivery, and says no reason.
    .transform((code) => code?.toLowerCase() ?? "kr"),
});

/** A line to add: so much of Medusa's variant. */
export const storeLineInput = z.object({
  variant_id: z.string({ error: "value_invalid" }).max(100, "value_invalid"),
  quantity: z.number({ error: "quantity_invalid" }).positive("quantity_invalid").max(1000, "quantity_invalid"),
});
export type StoreLineInput = z.infer<typeof storeLineInput>;

/** Another quantity of a line; 0 removes it. */
export const storeQuantityInput = z.object({
  quantity: z.number({ error: "quantity_invalid" }).min(0, "quantity_invalid").max(1000, "quantity_invalid"),
});

/** What a cart of `/store` is told: Medusa's names, and of its metadata only the note for whoever brings the goods. */
export const storeCartInput = z.object({
  email: z.string().max(254, "too_long").nullish(),
  shipping_address: address.optional(),
  billing_address: address.optional(),
  metadata: z.object({ delivery_note: line(DELIVERY_NOTE_MAX).nullish() }).nullish(),
  region_id: z.string().nullish(),
  currency_code: z
    .string()
    .refine((code) => code.toLowerCase() === "krw", "value_invalid")
    .nullish(),
  /** The shop has no promotions of Medusa's. */
  promo_codes: z.array(z.string()).max(0, "promotion_unknown").optional(),
  items: z.array(storeLineInput).max(MAX_ORDER_LINES, "cart_too_long").optional(),
});
export type StoreCartInput = z.infer<typeof storeCartInput>;

/** A chosen shipping option, alone or as the only one of a list. */
export const storeShippingInput = z
  .union([z.object({ option_id: z.string() }), z.tuple([z.object({ option_id: z.string() })])])
  .transform((sent) => (Array.isArray(sent) ? sent[0] : sent));
