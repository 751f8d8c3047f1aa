import type { MedusaRequest } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/http/api-error";
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_MAX } from "../contract/checkout";

/** The request's `Idempotency-Key`, or null without one; 400 when it is longer than 255 characters (ruling 7). */
export function idempotencyKey(request: MedusaRequest): string | null {
  const key = request.get(IDEMPOTENCY_HEADER)?.trim();
  if (!key) return null;
  if (key.length > IDEMPOTENCY_KEY_MAX) throw new ApiError(400, "idempotency_key_too_long");
  return key;
}
