import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/errors/api-error";
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_MAX } from "../contract/idempotency-key";
import type { KeyedRequest } from "../workflows/keyed-request";
import { hashBody } from "../workflows/request-hash";

/** The request's `Idempotency-Key`, or null without one (ruling 7). */
export function idempotencyKey(request: MedusaRequest): string | null {
  return request.get(IDEMPOTENCY_HEADER)?.trim() || null;
}

/** What identifies a repeat of a request that adds something: its key, and its body as the contract has read it. */
export function keyedRequest(request: MedusaRequest): KeyedRequest {
  return { key: idempotencyKey(request), hash: hashBody(request.validatedBody as object) };
}

/** 400 `idempotency_key_too_long` for a key of more than 255 characters. */
export function requireKeyThatFits(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const key = idempotencyKey(request);
  if (key !== null && key.length > IDEMPOTENCY_KEY_MAX) throw new ApiError(400, "idempotency_key_too_long");
  next();
}

/** What a call that adds something takes and refuses, so that a double click adds once (ruling 7, decision 140). */
export const ONCE = {
  headers: {
    "Idempotency-Key": "A repeat with the same key and body changes nothing, and is answered like the first.",
  },
  before: [requireKeyThatFits],
};
