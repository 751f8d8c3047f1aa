import type { MedusaRequest } from "@medusajs/framework/http";
import { refetchCart } from "@medusajs/medusa/api/store/carts/helpers";
import { findCustomer } from "@zakh/accounts/http/guards";
import { changeStoreCartWorkflow } from "../workflows/change-store-cart";
import type { StoreCartChange } from "../workflows/steps/change-store-cart";

/** Makes or changes a cart of `/store`, and returns it as Medusa does, with the fields that were asked for. */
export async function changedStoreCart(request: MedusaRequest, change: StoreCartChange) {
  const { result } = await changeStoreCartWorkflow(request.scope).run({
    input: { ...(request.params.id ? { cartId: request.params.id } : {}), ...change },
  });
  return refetchCart(result.id, request.scope, request.queryConfig.fields);
}

/** The signed-in customer, whose a cart becomes. */
export function cartOwner(request: MedusaRequest): StoreCartChange["owner"] {
  const customer = findCustomer(request);
  return customer ? { customerId: customer.customerId, email: customer.email } : null;
}
