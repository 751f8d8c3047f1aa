import { createHmac } from "node:crypto";

/** Set on every request of the edge to commerce, and never passed on from a visitor. */
export const EDGE_SIGNATURE = "x-edge-signature";

/**
 * Tells commerce that a connection is an edge's: whatever comes on it without these headers was smuggled into somebody's request,
 * and is refused there. Empty without a secret.
 *
 * @param {string | undefined} secret that edge and commerce share
 * @returns {Record<string, string>}
 */
export function edgeSignature(secret) {
  return secret ? { [EDGE_SIGNATURE]: createHmac("sha256", secret).update(EDGE_SIGNATURE).digest("base64url") } : {};
}
