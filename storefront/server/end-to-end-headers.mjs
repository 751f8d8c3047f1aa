/** What belongs to one connection and is never passed on to the next; `Expect` is answered by the edge itself. */
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

/**
 * The headers of a message that are meant for its other end: without those of the connection, and without those that
 * `Connection` names (RFC 9110 §7.6.1).
 *
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {Record<string, string | string[]>}
 */
export function endToEnd(headers) {
  const named = headers.connection?.split(",").map((name) => name.trim().toLowerCase()) ?? [];
  /** @type {Record<string, string | string[]>} */
  const kept = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !HOP_BY_HOP.has(name) && !named.includes(name)) kept[name] = value;
  }
  return kept;
}
