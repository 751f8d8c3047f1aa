import type { CreateLineItemDTO, ICartModuleService } from "@medusajs/framework/types";
import { quantityFault, quantityTexts, tenths } from "@zakh/catalog/contract";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { combine, quantityRefusal } from "@zakh/orders/workflows/pricing/price-lines";
import { CART_LINES_MAX } from "../../contract/cart";
import type { StoreLineInput } from "../../contract/store-cart";
import { type CartProduct, findCartProducts } from "../../read-models/cart-products";
import { findProductsOfVariants, type StoreCart } from "../../read-models/store-cart";

/**
 * Adds products to a cart, one line per product, so that splitting a line does not bypass its sale rule. Throws 409
 * `product_unavailable` and `stock_short`, and 400 with the sale rule's code or `cart_full`.
 */
export async function addLines(
  { sql, use }: OneTransaction,
  carts: ICartModuleService,
  cart: StoreCart,
  wanted: readonly StoreLineInput[],
): Promise<void> {
  const products = await productsOf(sql, wanted);
  const added = combine(
    wanted.map(({ variant_id: variant, quantity }) => ({ productId: numberOf(variant), quantity })),
  );
  const newItems: CreateLineItemDTO[] = [];
  for (const [number, quantity] of added) {
    const product = products.get(number) as CartProduct;
    const line = cart.lines.find(({ productId }) => productId === number);
    const total = (tenths(line?.quantity ?? 0) + tenths(quantity)) / 10;
    requireSellable(product, total);
    if (line) await use(carts, (service, context) => service.updateLineItems(line.id, { quantity: total }, context));
    else newItems.push(lineItem(product, total));
  }
  if (cart.lines.length + newItems.length > CART_LINES_MAX) throw new ApiError(400, "cart_full");
  if (newItems.length > 0) await use(carts, (service, context) => service.addLineItems(cart.id, newItems, context));

  function numberOf(variantId: string): number {
    const product = [...products.values()].find((sold) => sold.variantId === variantId);
    // A hidden product is unavailable like one that never existed.
    if (!product) throw new ApiError(409, "product_unavailable", { params: { name: variantId } });
    return product.number;
  }
}

/** Sets a line's quantity; 0 removes it. Throws 404 `not_found` for a line of another cart, and as `addLines`. */
export async function setQuantity(
  { sql, use }: OneTransaction,
  carts: ICartModuleService,
  cart: StoreCart,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<void> {
  const line = cart.lines.find(({ id }) => id === lineId);
  if (!line) throw new ApiError(404, "not_found");
  if (quantity === 0) {
    await use(carts, (service, context) => service.deleteLineItems([lineId], context));
    return;
  }
  const product = (await findCartProducts(sql, [line.productId])).get(line.productId);
  if (!product) throw new ApiError(409, "product_unavailable", { params: { name: `#${line.productId}` } });
  requireSellable(product, quantity);
  const rounded = tenths(quantity) / 10;
  await use(carts, (service, context) => service.updateLineItems(lineId, { quantity: rounded }, context));
}

async function productsOf(sql: Queryable, wanted: readonly StoreLineInput[]): Promise<Map<number, CartProduct>> {
  const numbers = await findProductsOfVariants(
    sql,
    wanted.map(({ variant_id: variant }) => variant),
  );
  return findCartProducts(sql, [...numbers.values()]);
}

/** The shop's one sale rule, and its stock. */
function requireSellable(product: CartProduct, quantity: number): void {
  const fault = quantityFault(quantity, product);
  if (fault) throw quantityRefusal(fault, product);
  const { available: left, name, number: productId, unit } = product;
  if (left !== null && quantity > left) {
    throw new ApiError(409, "stock_short", {
      params: { name, left: quantityTexts(left, unit) },
      extra: { left, productId },
    });
  }
}

/** Its price is written when the cart is priced. */
function lineItem(product: CartProduct, quantity: number): CreateLineItemDTO {
  const { number, name, category, imageUrl, productId, variantId } = product;
  return {
    title: name,
    subtitle: category,
    thumbnail: imageUrl,
    product_id: productId,
    product_title: name,
    variant_id: variantId,
    quantity,
    unit_price: 0,
    requires_shipping: true,
    is_tax_inclusive: true,
    metadata: { productNumber: number },
  } as CreateLineItemDTO;
}
