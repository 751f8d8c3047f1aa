import { seller, UNIT_NAMES } from "@zakh/catalog/contract";
import { localizedText, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { cartItemInput } from "./checkout";

export const CART_LINES_MAX = 50;

/** Body of `PUT /api/cart`: products and quantities. Names and prices come from the server. */
export const cartInput = z.object({
  items: z.array(cartItemInput, { error: "value_invalid" }).max(CART_LINES_MAX, "cart_full"),
});
export type CartInput = z.infer<typeof cartInput>;

/**
 * `?merge=true` merges the sent cart with the saved one instead of replacing it, as signing in does. A product in both
 * counts once, with the larger quantity: the same cart on two devices must not double, and the larger quantity is
 * mostly the newer one. A quantity that the sale rule no longer allows is adjusted, and beyond 50 lines the saved lines
 * are dropped first, because signing in must not fail for either reason.
 */
export const cartQuery = z.object({
  merge: z.preprocess((value) => value === "true" || value === "1", z.boolean()),
});
export type CartQuery = z.infer<typeof cartQuery>;

/** One line of a saved cart, with the product's current data. */
export const cartItem = z.object({
  productId: publicId,
  /** As the product's current sale rule allows them. */
  quantity: z.number(),
  ...localizedText(["name", "origin"], () => z.string()),
  /** Won per sale unit. */
  price: z.number(),
  imageUrl: z.string(),
  imageUrls: z.array(z.string()),
  unit: z.enum(UNIT_NAMES),
  minOrderQuantity: z.number(),
  packSize: z.number(),
  priceDivisor: z.number(),
  /**
   * In stock, which may be less than `quantity`; null when there are at least as many as one line may hold.
   */
  available: z.number().nullable(),
  /** The store that sells it; null for the shop itself (ruling 68). */
  seller: seller.nullable(),
});
export type CartItem = z.infer<typeof cartItem>;

/** Answer of `GET /api/cart` and `PUT /api/cart`. */
export const cart = z.object({
  items: z.array(cartItem),
  /**
   * Products that cannot be bought. Names come from the customer's own saved line, written when the product was on
   * sale. Without such a line `name` is null and the translations are absent, so nobody can learn the name of a hidden
   * product.
   */
  dropped: z.array(
    z.object({
      ...localizedText(["name"], () => z.string().optional()),
      productId: publicId,
      name: z.string().nullable(),
    }),
  ),
  /** Null when no cart was ever saved. */
  updatedAt: z.iso.datetime().nullable(),
});
export type Cart = z.infer<typeof cart>;
