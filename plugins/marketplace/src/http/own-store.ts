import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  customerOf,
  findAdmin,
  findCustomer,
  optionalAdmin,
  optionalCustomer,
  requireCustomer,
} from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { markVerifiedStore } from "@zakh/kit/http/request-sender";
import { findStoreState, type StoreState } from "../read-models/stores";

type WithStore = MedusaRequest & { marketStore?: StoreState };

/**
 * Requires the owner of the store in the path. A foreign store is 404 `store_not_found` like a missing one, so that
 * nobody learns of it (ruling 32); also for admins, who have their own calls. 401 for a visitor.
 */
export async function requireOwnStore(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  await optionalCustomer(request, response, () => undefined);
  await optionalAdmin(request, response, () => undefined);
  if (!findCustomer(request) && findAdmin(request)) throw new ApiError(404, "store_not_found");
  await requireCustomer(request, response, () => undefined);
  const store = await findStoreState(shopPool(), readId(request.params.id, "store_not_found"));
  if (store?.ownerNumber !== customerOf(request).number) throw new ApiError(404, "store_not_found");
  (request as WithStore).marketStore = store;
  if (store.isVerified && store.isActive) markVerifiedStore(request);
  next();
}

/** The store, after `requireOwnStore`. */
export function storeOf(request: MedusaRequest): StoreState {
  const store = (request as WithStore).marketStore;
  if (!store) throw new ApiError(404, "store_not_found");
  return store;
}
