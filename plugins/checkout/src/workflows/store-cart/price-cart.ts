import type { ICartModuleService } from "@medusajs/framework/types";
import { MathBN } from "@medusajs/framework/utils";
import { lineTotal } from "@zakh/catalog/contract";
import { islandOf, orderFee } from "@zakh/delivery/contract";
import { findDelivery } from "@zakh/delivery/read-models/delivery";
import { findShippingFee } from "@zakh/delivery/read-models/shipping-fee";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { paymentMethods } from "@zakh/orders/payment/payment-method";
import { findCartProducts } from "../../read-models/cart-products";
import type { StoreCart, StoreCartLine } from "../../read-models/store-cart";
import { addressLine } from "./checkout-of-cart";

/** Won by which a line's product may differ as a floating-point number. */
const EXACT = 1e-6;

/** Whole won of a line as Medusa shows it. */
export function wonOf({ quantity, unitPrice }: Pick<StoreCartLine, "quantity" | "unitPrice">): number {
  return Math.round(unitPrice * quantity);
}

/** Whole won of a cart as Medusa shows it. */
export function totalOf({ lines, shippingMethod }: Pick<StoreCart, "lines" | "shippingMethod">): number {
  return lines.reduce((sum, line) => sum + wonOf(line), shippingMethod?.amount ?? 0);
}

/**
 * Writes the shop's prices into Medusa's cart, whatever it held, so that its total is the order's. Medusa multiplies a
 * unit price by a quantity; the shop also divides and rounds to whole won, so the unit price is the line's total
 * divided by its quantity, to twenty digits. Lines of products that are not on sale keep their price.
 */
export async function priceCart(
  { sql, use }: OneTransaction,
  carts: ICartModuleService,
  cart: StoreCart,
): Promise<void> {
  const products = await findCartProducts(
    sql,
    cart.lines.map(({ productId }) => productId),
  );
  let subtotal = 0;
  for (const line of cart.lines) {
    const product = products.get(line.productId);
    const won = product ? lineTotal(product.price, line.quantity, product.priceDivisor) : wonOf(line);
    subtotal += won;
    if (product && Math.abs(line.unitPrice * line.quantity - won) > EXACT) {
      const unit_price = MathBN.div(won, line.quantity).toFixed();
      await use(carts, (service, context) => service.updateLineItems(line.id, { unit_price }, context));
    }
  }
  const { shippingMethod: method } = cart;
  const amount = method && (await cartFee(sql, cart, subtotal));
  if (method && amount !== null && amount !== method.amount) {
    await setShippingMethod({ sql, use }, carts, cart, { ...method, amount });
  }
}

/** Gives a cart one shipping method, in the place of any other. */
export async function setShippingMethod(
  { use }: OneTransaction,
  carts: ICartModuleService,
  { id, shippingMethod: former }: StoreCart,
  { optionId, name, amount }: { optionId: string; name: string; amount: number },
): Promise<void> {
  if (former) await use(carts, (service, context) => service.deleteShippingMethods([former.id], context));
  const method = { cart_id: id, name, amount, shipping_option_id: optionId, is_tax_inclusive: true };
  await use(carts, (service, context) => service.addShippingMethods(id, [method], context));
}

/** The shop's shipping fee for a cart, whole won; 0 for what is picked up, as far as that was chosen. */
export async function cartFee(
  sql: Queryable,
  { address, providerId }: Pick<StoreCart, "address" | "providerId">,
  subtotal: number,
): Promise<number> {
  const method = paymentMethods().find((known) => known.providerId === providerId);
  if (method && !method.delivers) return 0;
  const [fee, delivery] = await Promise.all([findShippingFee(sql), findDelivery(sql, new Date())]);
  const to = address ? addressLine(address) : "";
  // The order is refused; until then the fee of the mainland is shown.
  return islandOf(delivery, to)?.surcharge === null
    ? orderFee(fee, subtotal, delivery)
    : orderFee(fee, subtotal, delivery, to);
}
