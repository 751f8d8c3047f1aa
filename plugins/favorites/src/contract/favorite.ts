import { publicId } from "@zakh/kit/contract";
import { z } from "zod";

/** Most favourites of one account, and of one device. */
export const FAVORITES_MAX = 500;

/** A product that somebody has marked. What it costs now is `GET /api/products?ids=`. */
export const favorite = z.object({
  productId: publicId,
  addedAt: z.iso.datetime(),
});
export type Favorite = z.infer<typeof favorite>;
