import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { kitOptions } from "../configuration/kit-options";

/** Medusa's dashboard, in any spelling that Express takes for it. */
const DASHBOARD = /^\/app(?:[/?#]|$)/i;

/**
 * Sets security headers on every answer of this process: no MIME sniffing, no framing, no referrer to other sites, no
 * X-Powered-By; the dashboard's pages run scripts of this server only. Pages for shoppers get more from the edge.
 */
export function setPlainHeaders(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("Referrer-Policy", "same-origin");
    if (DASHBOARD.test(request.url ?? "")) response.setHeader("Content-Security-Policy", dashboardPolicy());
    // Express writes this header before any of our middlewares.
    onHeaders(response, () => response.removeHeader("X-Powered-By"));
  });
}

/** As the edge's policy; pictures may also come from the shop's own addresses where those have no TLS. */
function dashboardPolicy(): string {
  const { publicUrl, commerceUrl } = kitOptions();
  const pictures = [publicUrl, commerceUrl].map((url) => new URL(url).origin);
  return [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${[...new Set(pictures)].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
