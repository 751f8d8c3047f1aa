import { publicId } from "@zakh/kit/contract";
import { z } from "zod";

/** A kit that a customer put together (spec §3 generated_meal_kits). */
export const generatedMealKit = z.object({
  id: publicId,
  userId: publicId,
  name: z.string(),
  /** Won. */
  totalPrice: z.number(),
  isAddedToCart: z.boolean(),
  sessionId: z.string().nullable(),
  components: z.array(
    z.object({
      id: publicId,
      generatedMealKitId: publicId,
      productId: publicId,
      quantity: z.number(),
      price: z.number(),
    }),
  ),
  createdAt: z.iso.datetime(),
});
export type GeneratedMealKit = z.infer<typeof generatedMealKit>;
