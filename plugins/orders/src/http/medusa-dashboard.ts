import { ApiError } from "@zakh/kit/errors/api-error";
import type { OrderErrorCode } from "../contract/order";

/** A 409 with a sentence in the language of the request, which Medusa's dashboard shows in a toast (ruling 57). */
export function refusedInDashboard(code: OrderErrorCode): ApiError {
  return new ApiError(409, code);
}
