/** Header that makes a repeated `POST /api/orders` return the first order again (ruling 7). */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
export const IDEMPOTENCY_KEY_MAX = 255;
