import type { IncomingHttpHeaders } from "node:http";

/** Headers of one connection, which are never forwarded to the next; the edge itself answers `Expect`. */
const HOP_BY_HOP = new Set([
  "connection",
  "expect",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** The headers that a proxy forwards: without those of the connection and those that `Connection` names (RFC 9110 §7.6.1). */
export function withoutHopByHop(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = headers.connection?.split(",").map((name) => name.trim().toLowerCase()) ?? [];
  const forwarded: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !HOP_BY_HOP.has(name) && !named.includes(name)) forwarded[name] = value;
  }
  return forwarded;
}
