import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { listShippingOptionsForCartWorkflow } from "@medusajs/medusa/core-flows";
import { shopPool } from "@zakh/kit/database/pool";
import { orderDefaults } from "@zakh/orders/read-models/order-defaults";
import { findStoreCart } from "../../../read-models/store-cart";
import { cartFee, wonOf } from "../../../workflows/store-cart/price-cart";

/** Replaces Medusa's route: the one option that orders of the shop have, at the fee for this cart. */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const cartId = String(request.query.cart_id);
  const { shippingOptionId } = await orderDefaults.value();
  const [cart, { result: options }] = await Promise.all([
    findStoreCart(shopPool(), cartId),
    listShippingOptionsForCartWorkflow(request.scope).run({
      input: { cart_id: cartId, is_return: false, fields: request.queryConfig.fields },
    }),
  ]);
  if (!cart) throw new Error(`The cart ${cartId} is gone`);
  const amount = await cartFee(
    shopPool(),
    cart,
    cart.lines.reduce((sum, line) => sum + wonOf(line), 0),
  );
  const ours = (options as { id: string }[]).filter(({ id }) => id === shippingOptionId);
  response.json({ shipping_options: ours.map((option) => ({ ...option, amount })) });
}
