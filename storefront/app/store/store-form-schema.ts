import { typedWon } from "@zakh/kit/contract";
import { STORE_SERVICES_MAX, type StoreService, serviceFields, storeInput } from "@zakh/marketplace/contract";
import { z } from "zod";
import type { ChosenPhoto } from "../ui/photos-field";

/** A service as it is typed: an empty price is none. */
const typedService = z.object({
  ...serviceFields,
  isFrom: z.boolean(),
  price: typedWon.pipe(
    z
      .string()
      .transform((won) => (won === "" ? null : Number(won)))
      .pipe(serviceFields.price),
  ),
});
export type TypedService = z.input<typeof typedService>;

/** The contract's form of a store, with the category as the text of a select (spec §5), and prices as they are typed. */
export const storeForm = storeInput.extend({
  // Not the contract's union: for a union the form would show the first alternative's error instead of the field's.
  categoryId: z.string().regex(/^\d+$/, "service_category_required").transform(Number),
  services: z.array(typedService).max(STORE_SERVICES_MAX, "too_long").default([]),
  logo: z.custom<ChosenPhoto>().optional(),
  cover: z.custom<ChosenPhoto>().optional(),
  photos: z.custom<ChosenPhoto[]>().optional(),
});
export type StoreFormValues = z.input<typeof storeForm>;

/** A stored service as it would be typed. */
export function typedOf({ price, ...service }: StoreService): TypedService {
  return { ...service, price: price === null ? "" : String(price) };
}
