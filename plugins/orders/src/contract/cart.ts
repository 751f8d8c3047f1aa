import { publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { cartItemInput } from "./checkout";

/** Most lines that a kept cart may hold. */
export const CART_LINES_MAX = 50;

/** Body of `PUT /api/cart`: products and kilograms; what things are called and cost is the server's to say. */
export const cartInput = z.object({
  items: z.array(cartItemInput, { error: "value_invalid" }).max(CART_LINES_MAX, "cart_full"),
});
export type CartInput = z.infer<typeof cartInput>;

/**
 * `?merge=true` joins what is sent with what is kept instead of replacing it: what signing in asks for. A product that is
 * in both counts once, with the larger of the two quantities: the same cart on two devices must not double, and the cart
 * that a person filled last is mostly the fuller one. A quantity that the sale rule no longer allows is fitted to it, and
 * what does not fit in 50 lines is dropped, the kept lines first, because signing in must not fail over either.
 */
export const cartQuery = z.object({
  merge: z.preprocess((value) => value === "true" || value === "1", z.boolean()),
});
export type CartQuery = z.infer<typeof cartQuery>;

/** One line of a kept cart, as the catalogue has the product now. */
export const cartItem = z.object({
  productId: publicId,
  /** Kilograms, as the product's sale rule allows them now. */
  quantity: z.number(),
  name: z.string(),
  nameRu: z.string(),
  nameEn: z.string(),
  /** Won per sale unit. */
  price: z.number(),
  imageUrl: z.string(),
  imageUrls: z.array(z.string()),
  minOrderQuantity: z.number(),
  packSize: z.number(),
  priceDivisor: z.number(),
  /** Kilograms that are left of it, which may be less than `quantity`; null while one order line could not take more. */
  available: z.number().nullable(),
});
export type CartItem = z.infer<typeof cartItem>;

/** Answer of `GET /api/cart` and `PUT /api/cart`. */
export const cart = z.object({
  items: z.array(cartItem),
  /**
   * What is not for sale, whether it ever was or not. Names are those that the person's own line was kept with, when the product was
   * for sale; `name` is null, and the others are not there, where no such line was.
   */
  dropped: z.array(
    z.object({
      productId: publicId,
      name: z.string().nullable(),
      nameRu: z.string().optional(),
      nameEn: z.string().optional(),
    }),
  ),
  /** Null while nothing was ever kept. */
  updatedAt: z.iso.datetime().nullable(),
});
export type Cart = z.infer<typeof cart>;
