import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";

/**
 * Sets security headers on every answer of this process: no MIME sniffing, no framing, no referrer to other sites, no
 * X-Powered-By. Pages for shoppers get more from the edge.
 */
export function setPlainHeaders(): void {
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("Referrer-Policy", "same-origin");
    // Express writes this header before any of our middlewares.
    onHeaders(response, () => response.removeHeader("X-Powered-By"));
  });
}
