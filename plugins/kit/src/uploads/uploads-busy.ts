import { ApiError } from "../errors/api-error";

/** Retry-After of a refused upload, in seconds. */
const RETRY_AFTER_SECONDS = "5";

/**
 * The error `uploads_busy` with `Retry-After`: 429 when the sender's own uploads are too many, 503 when everybody's
 * are.
 */
export function uploadsBusy(status: 429 | 503): ApiError {
  return new ApiError(status, "uploads_busy", { headers: { "Retry-After": RETRY_AFTER_SECONDS } });
}
