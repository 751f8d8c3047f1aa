import type { MedusaRequest } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { parseInput } from "@zakh/kit/http/validate";
import type { OrderForm } from "@zakh/orders/contract";
import { offeredMethods } from "../payment/offered-methods";
import { findCartOfCollection, findStoreCart } from "../read-models/store-cart";
import { changeStoreCartWorkflow } from "../workflows/change-store-cart";
import { nameOf } from "../workflows/store-cart/checkout-of-cart";

interface SessionBody {
  provider_id: string;
  data: Record<string, unknown>;
}

/**
 * What Medusa is to begin a payment with: what the method asks for, from the client or by itself, and the payment
 * instructions. The cart is priced for it first, because what is picked up has no shipping fee. Throws 400
 * `payment_method_unavailable`, and `validation_failed` with the codes of the method's fields.
 */
export async function prepareStoreSession(
  request: Pick<MedusaRequest, "params" | "scope"> & { body?: unknown },
): Promise<SessionBody> {
  const { provider_id: providerId, data: sent } = (request.body ?? {}) as { provider_id?: string; data?: object };
  const method = (await offeredMethods()).find((offered) => offered.providerId === providerId);
  const cartId = await findCartOfCollection(shopPool(), String(request.params.id));
  const cart = cartId === undefined ? undefined : await findStoreCart(shopPool(), cartId);
  if (!cart) throw new ApiError(404, "cart_not_found");
  if (!method) throw new ApiError(400, "payment_method_unavailable");
  const known = { customerName: nameOf(cart.address) };
  const fields = parseInput(method.asks, { ...(await method.defaults?.(known)), ...sent });
  const { details } = await method.prepare({ paymentMethod: method.code, ...fields } as OrderForm);
  await changeStoreCartWorkflow(request.scope).run({ input: { cartId: cart.id, providerId: method.providerId } });
  return { provider_id: method.providerId, data: { ...fields, ...details } };
}
