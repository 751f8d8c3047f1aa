import { ApiError } from "../errors/api-error";

/** How long a refused sender should wait, in seconds. */
const RETRY_AFTER_S = "5";

/** `uploads_busy` with `Retry-After`: 429 where the sender's own uploads are too many, 503 where everybody's are. */
export function uploadsBusy(status: 429 | 503): ApiError {
  return new ApiError(status, "uploads_busy", { headers: { "Retry-After": RETRY_AFTER_S } });
}
