import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { publicRead } from "@zakh/kit/cache/public-read";
import type { Snapshot } from "@zakh/kit/cache/snapshot";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import type { Store } from "../contract";
import { findOwnStore, publicStores } from "../read-models/stores";

/**
 * The store in the path, if this user may see it: an owner sees their own, an admin any, others only verified and
 * active ones; 404 `store_not_found` otherwise (ruling 31). `insider` is true for owner and admin, whose answer is
 * personal; for others the answer is public, and depends on the tables of `shows` too.
 */
export async function visibleStore(
  request: MedusaRequest,
  response: MedusaResponse,
  shows: readonly Snapshot<unknown>[] = [],
): Promise<{ store: Store; insider: boolean }> {
  const id = readId(request.params.id, "store_not_found");
  const own = await insidersStore(request, id);
  if (own) return { store: own, insider: true };
  const store = (await publicStores.value()).find((each) => each.id === id);
  if (!store) throw new ApiError(404, "store_not_found");
  publicRead(response, [publicStores, ...shows]);
  return { store, insider: false };
}

async function insidersStore(request: MedusaRequest, id: number): Promise<Store | undefined> {
  const customer = findCustomer(request);
  if (!customer && !findAdmin(request)) return undefined;
  const found = await findOwnStore(shopPool(), id);
  if (!found || (!findAdmin(request) && found.userId !== customer?.number)) return undefined;
  const { suspension: _, requestedChanges: __, missing: ___, version: ____, ...store } = found;
  return store;
}
