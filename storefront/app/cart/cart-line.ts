import { DEFAULT_UNIT, seller, UNIT_NAMES } from "@zakh/catalog/contract";
import { localizedText } from "@zakh/kit/contract";
import { z } from "zod";

const quantity = z.number().positive().max(99);

/** One line of the cart as the browser stores it under the key `cart` (spec §3). */
const cartLine = z.object({
  productId: z.number().int().positive(),
  ...localizedText(["name", "origin"], () => z.string().default("")),
  name: z.string(),
  /** Won per sale unit. */
  price: z.number().nonnegative(),
  quantity,
  imageUrls: z.array(z.string()),
  /** Carts of before were by the kilogram. */
  unit: z.enum(UNIT_NAMES).default(DEFAULT_UNIT),
  /** The product's sale rule when it was added (ruling 3). */
  minOrderQuantity: z.number().positive().max(99).default(1),
  packSize: quantity.default(1),
  priceDivisor: z.number().positive().default(1),
  /** In stock when the server was last asked; null: more than the maximum of a line. */
  available: z.number().nonnegative().nullable().default(null),
  /** The store that sells it; null for the shop itself, and in carts of before. */
  seller: seller
    .extend({ sendingDays: seller.shape.sendingDays.default(null) })
    .nullable()
    .default(null),
  /** It is no longer for sale. `name` is empty if only its id is known. */
  isGone: z.boolean().default(false),
});
export type CartLine = z.infer<typeof cartLine>;

const cartLines = z.array(cartLine).max(100);

/** The stored cart, or `undefined` if it is invalid and must be deleted (spec §4). */
export function parseCart(stored: string): CartLine[] | undefined {
  try {
    return cartLines.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
