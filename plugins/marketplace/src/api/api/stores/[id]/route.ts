import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/http/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { publicRead } from "@zakh/kit/http/public-read";
import { publicStores } from "../../../../read-models/stores";

/** A public store; an unverified or inactive one is 404 like a missing one (ruling 31). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const id = readId(request.params.id, "store_not_found");
  const store = (await publicStores.value()).find((each) => each.id === id);
  if (!store) throw new ApiError(404, "store_not_found");
  publicRead(response).json(store);
}
