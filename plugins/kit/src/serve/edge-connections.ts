import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { shopLog } from "../log/shop-log";
import { refusePlainly } from "./plain-refusal";

/** The edge sets this header on each of its requests, and never forwards a client's. */
const EDGE_SIGNATURE = "x-edge-signature";

/** Paths that an edge requests: what it forwards, and its own. */
const EDGE_PATHS = /^\/(?:api|static)(?:[/?]|$)|^\/zakh\/changes$|^\/health\/ready$/;

/** Methods that the edge forwards, and those of them with a body. */
const METHODS = new Set(["GET", "HEAD", "OPTIONS", "DELETE", "POST", "PUT", "PATCH"]);
const WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

const ALLOW = [...METHODS].sort().join(", ");

const MALFORMED = { status: 400, code: "request_malformed" } as const;

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Guards every connection of a server against request smuggling. Once a connection has carried a request signed by the
 * edge, an unsigned request, or one for a path that no edge requests, was smuggled in by a client. The connection is
 * then cut without an answer, because the answer would reach the next client. On every connection `TRACE` is 405 and an
 * invalid Host is 400. So is a Medusa path that cannot be decoded, which Medusa's routers would answer with 500.
 *
 * @param secret shared by edge and commerce; without it no connection counts as an edge's
 */
export function guardConnections(server: Server, secret: string | undefined): void {
  // Node drops headers after the first thousand, which could hide the edge's signature and the client's address.
  server.maxHeadersCount = 0;
  const isSigned = signatureCheck(secret);
  const edges = new WeakSet<Socket>();
  const cut = new WeakSet<Socket>();
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");

  server.on("request", (request, response) => {
    const { socket } = request;
    if (cut.has(socket)) return;
    const signed = isSigned(request.headers[EDGE_SIGNATURE]);
    if (signed) edges.add(socket);
    if (edges.has(socket) && !(signed && isAnEdges(request))) {
      cut.add(socket);
      shopLog.write("warn", "A request that no edge sends came on an edge's connection, which was cut");
      socket.destroy();
      return;
    }
    if (refuse(request, response)) cut.add(socket);
    else for (const listener of listeners) listener.call(server, request, response);
  });
}

function signatureCheck(secret: string | undefined): (signature: string | string[] | undefined) => boolean {
  if (!secret) return () => false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(createHmac("sha256", secret).update(EDGE_SIGNATURE).digest("base64url"));
  return (signature) => typeof signature === "string" && timingSafeEqual(digest(signature), expected);
}

function isAnEdges({ method = "", url = "", headers }: IncomingMessage): boolean {
  if (!METHODS.has(method) || !EDGE_PATHS.test(url)) return false;
  if (WITH_BODY.has(method)) return true;
  return headers["transfer-encoding"] === undefined && (headers["content-length"] ?? "0") === "0";
}

/** Answers a request that no handler may see, and closes its connection. Returns whether it did. */
function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const isWellFormed = hasHost(request) && (isOwn(request) || isDecodable(request));
  if (isWellFormed && request.method !== "TRACE") return false;
  response.setHeader("Connection", "close");
  if (isWellFormed) response.setHeader("Allow", ALLOW);
  const refused = isWellFormed ? ({ status: 405, code: "method_not_allowed" } as const) : MALFORMED;
  refusePlainly(request, response, refused);
  return true;
}

/** The shop's own calls refuse such a path themselves, like any unknown id. */
function isOwn({ url = "" }: IncomingMessage): boolean {
  return /^\/(?:api|static)\//.test(url);
}

function isDecodable({ url = "" }: IncomingMessage): boolean {
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

function hasHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  if (host === undefined) return true;
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length === 1 && HOST.test(host) && URL.canParse(`http://${host}`);
}
