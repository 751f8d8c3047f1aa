import { storeInput } from "@zakh/marketplace/contract";
import { z } from "zod";

/** The contract's form of a store, with the category as the text of a select (spec §5). */
export const storeForm = storeInput.extend({
  // Not the contract's union: for a union the form would show the first alternative's error instead of the field's.
  categoryId: z.string().regex(/^\d+$/, "service_category_required").transform(Number),
});
export type StoreFormValues = z.input<typeof storeForm>;
