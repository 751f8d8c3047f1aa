import { z } from "zod";

const kilograms = z.number().positive().max(99);

/** One line of the cart as the browser keeps it under the key `cart` (spec §3). */
const cartLine = z.object({
  productId: z.number().int().positive(),
  name: z.string(),
  nameRu: z.string().default(""),
  nameEn: z.string().default(""),
  /** Won per sale unit. */
  price: z.number().nonnegative(),
  /** Kilograms. */
  quantity: kilograms,
  imageUrls: z.array(z.string()),
  /** The product's sale rule when it was added (ruling 3). */
  minOrderQuantity: z.number().positive().max(99).default(1),
  packSize: kilograms.default(1),
  priceDivisor: z.number().positive().default(1),
  /** Kilograms that were left when it was last asked; null: as many as a line may hold. */
  available: z.number().nonnegative().nullable().default(null),
  /** It is not for sale any more. Where only its number is known, `name` is empty. */
  isGone: z.boolean().default(false),
});
export type CartLine = z.infer<typeof cartLine>;

const cartLines = z.array(cartLine).max(100);

/** The stored cart, or `undefined` when it is not a cart: then it is to be deleted (spec §4). */
export function parseCart(stored: string): CartLine[] | undefined {
  try {
    return cartLines.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
