import { createHmac } from "node:crypto";

/** Set on every request of the edge to commerce; a visitor's header of this name is dropped. */
export const EDGE_SIGNATURE = "x-edge-signature";

/**
 * Proves to commerce that a connection belongs to an edge. A request without these headers on such a connection was smuggled, and
 * commerce refuses it. Empty without a secret.
 *
 * @param {string | undefined} secret shared by edge and commerce
 * @returns {Record<string, string>}
 */
export function edgeSignature(secret) {
  return secret ? { [EDGE_SIGNATURE]: createHmac("sha256", secret).update(EDGE_SIGNATURE).digest("base64url") } : {};
}
