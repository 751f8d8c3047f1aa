import type { MedusaRequest } from "@medusajs/framework/http";
import { findCustomer } from "@zakh/accounts/http/guards";
import { nextAccountNumber } from "@zakh/accounts/workflows/made-customer";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError, isApiError } from "@zakh/kit/errors/api-error";
import { clientAddress } from "@zakh/kit/http/client-address";
import { requestLanguage } from "@zakh/kit/http/language";
import { addLogFields } from "@zakh/kit/log/request-context";
import { findOrderOfCart } from "../read-models/placed-order";
import { findOrderIdOfCart, findStoreCart, type StoreCart } from "../read-models/store-cart";
import { changeStoreCartWorkflow } from "../workflows/change-store-cart";
import { placeOrderWorkflow } from "../workflows/place-order";
import type { Orderer } from "../workflows/placing/orderer";
import { checkoutOf, nameOf } from "../workflows/store-cart/checkout-of-cart";
import { totalOf } from "../workflows/store-cart/price-cart";

/**
 * Places the order of a cart of `/store` with the workflow of the shop's checkout, once, and returns Medusa's id of it. A
 * cart that is refused because prices have changed has the new ones afterwards. Throws what `checkoutOf` and the
 * checkout throw.
 */
export async function completeStoreCart(request: MedusaRequest): Promise<string> {
  const cart = await findStoreCart(shopPool(), String(request.params.id));
  if (!cart) throw new ApiError(404, "cart_not_found");
  if (!(await findOrderOfCart(shopPool(), cart.id))) await place(request, cart);
  const id = await findOrderIdOfCart(shopPool(), cart.id);
  if (!id) throw new Error(`The cart ${cart.id} was completed without an order`);
  return id;
}

async function place(request: MedusaRequest, cart: StoreCart): Promise<void> {
  const input = checkoutOf(cart, totalOf(cart));
  const { result } = await placeOrderWorkflow(request.scope)
    .run({
      input: {
        ...input,
        ...(await ordererOf(request, cart)),
        address: clientAddress(request),
        language: requestLanguage(request),
        idempotencyKey: null,
        requestHash: "",
        cart: { id: cart.id, version: cart.version },
      },
    })
    .catch(async (failure: unknown) => {
      if (isApiError(failure) && failure.code === "order_total_changed") await priceAnew(request, cart);
      throw failure;
    });
  addLogFields({ order: result.id, total: result.totalAmount });
}

/** The cart's customer; a guest gets an account without email and password, as somebody who orders by phone. */
async function ordererOf(request: MedusaRequest, { customerId, address }: StoreCart): Promise<Orderer> {
  const customer = findCustomer(request);
  if (customerId !== null) {
    if (customer?.customerId !== customerId) throw new ApiError(404, "cart_not_found");
    return { accountNumber: customer.number, accountName: customer.name, accountEmail: customer.email, customerId };
  }
  const name = nameOf(address);
  return {
    accountNumber: await nextAccountNumber(shopPool()),
    accountName: name,
    accountEmail: "",
    customerId: null,
    newCustomer: { name, phone: address?.phone ?? "", email: undefined },
  };
}

async function priceAnew(request: MedusaRequest, { id: cartId }: StoreCart): Promise<void> {
  await changeStoreCartWorkflow(request.scope).run({ input: { cartId } });
}
