import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { findStoreState, type StoreState } from "../read-models/stores";

type WithStore = MedusaRequest & { marketStore?: StoreState };

/**
 * Lets the owner of the store in the path through, behind `requireCustomer`. Nobody learns whether a store that is not
 * theirs exists: it is 404 `store_not_found` like a missing one (ruling 32).
 */
export async function requireOwnStore(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const owner = customerOf(request);
  const store = await findStoreState(shopPool(), readId(request.params.id, "store_not_found"));
  if (store?.ownerNumber !== owner.number) throw new ApiError(404, "store_not_found");
  (request as WithStore).marketStore = store;
  next();
}

/** The store behind `requireOwnStore`. */
export function storeOf(request: MedusaRequest): StoreState {
  const store = (request as WithStore).marketStore;
  if (!store) throw new ApiError(404, "store_not_found");
  return store;
}
