import { createHmac } from "node:crypto";

/** Where commerce is, and the secret that the edge shares with it. Without the secret nothing is cached. */
export interface Commerce {
  commerceUrl: string;
  changesSecret?: string;
}

/** Set on every request of the edge to commerce; a visitor's header of this name is dropped. */
export const EDGE_SIGNATURE = "x-edge-signature";

/**
 * Proves to commerce that a connection belongs to an edge. A request without these headers on such a connection was smuggled, and
 * commerce refuses it. Empty without a secret.
 */
export function edgeSignature(secret: Commerce["changesSecret"]): Record<string, string> {
  return secret ? { [EDGE_SIGNATURE]: createHmac("sha256", secret).update(EDGE_SIGNATURE).digest("base64url") } : {};
}
