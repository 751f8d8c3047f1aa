/** Refusals that several calls share. */
export const NO_STORE = { 404: ["store_not_found"] } as const;
export const TOO_MANY = { 429: ["too_many_requests"] } as const;
