import { inTenths } from "@zakh/catalog/contract";
import { offeredLines, type StandingBasket } from "@zakh/favorites/contract";
import { cart } from "../cart/use-cart";

/**
 * Puts a standing basket into the cart, of each product as much as is wanted and can be bought. What is there already counts, so that a mail's
 * link that is opened twice fills the cart once. Returns whether all of it is there.
 */
export async function fillCart({ lines, gone }: Pick<StandingBasket, "lines" | "gone">): Promise<boolean> {
  const wanted = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const products = lines.map(({ product }) => product);
  await cart.restore();
  let isWhole = gone === 0;
  for (const { product, wanted: wish, quantity } of offeredLines(wanted, products).lines) {
    const there = cart.lines().find(({ productId }) => productId === product.id)?.quantity ?? 0;
    if (quantity > there) await cart.add(product, inTenths(quantity - there));
    isWhole &&= quantity >= wish;
  }
  return isWhole;
}
