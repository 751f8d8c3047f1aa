import { storeInput } from "@zakh/marketplace/contract";
import { z } from "zod";

/** The form of a store: the contract's, with the category as the text that a list chooses (spec §5). */
export const storeForm = storeInput.extend({
  // Not the contract's own: of a union the form would show the first alternative's complaint instead of the field's.
  categoryId: z.string().regex(/^\d+$/, "service_category_required").transform(Number),
});
export type StoreFormValues = z.input<typeof storeForm>;
