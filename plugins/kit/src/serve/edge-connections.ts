import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { shopLog } from "../log/shop-log";
import { refusePlainly } from "./plain-refusal";

/** The edge sets it on each of its requests, and passes no visitor's on. */
const EDGE_SIGNATURE = "x-edge-signature";

/** What an edge asks for: what it forwards, and what it wants to know itself. */
const OF_EDGES = /^\/(?:api|static)(?:[/?]|$)|^\/zakh\/changes$|^\/health\/ready$/;

/** Methods that the edge forwards, and those of them that it sends with a body. */
const METHODS = new Set(["GET", "HEAD", "OPTIONS", "DELETE", "POST", "PUT", "PATCH"]);
const WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

const ALLOW = [...METHODS].sort().join(", ");

const MALFORMED = { status: 400, code: "request_malformed" } as const;

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Stands in front of everything that a server serves. Once a connection has carried a request that an edge signed, whatever comes
 * on it without the signature, or asks for what no edge asks for, was smuggled in by a visitor: the connection is cut without a
 * word, because an answer would go to whoever asks next. On every connection `TRACE` is 405, and a Host that is none is 400; so is a path
 * of Medusa's that cannot be decoded, which its routers answer with 500.
 *
 * @param secret what edge and commerce share; without it no connection is known as an edge's
 */
export function guardConnections(server: Server, secret: string | undefined): void {
  // Node would leave out headers after the first thousand: the edge's signature and the visitor's address among them.
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
  if (!METHODS.has(method) || !OF_EDGES.test(url)) return false;
  if (WITH_BODY.has(method)) return true;
  return headers["transfer-encoding"] === undefined && (headers["content-length"] ?? "0") === "0";
}

/** Answers what no handler should see, closes its connection, and tells whether it did. */
function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const isWellFormed = hasHost(request) && (isOwn(request) || isDecodable(request));
  if (isWellFormed && request.method !== "TRACE") return false;
  response.setHeader("Connection", "close");
  if (isWellFormed) response.setHeader("Allow", ALLOW);
  const refused = isWellFormed ? ({ status: 405, code: "method_not_allowed" } as const) : MALFORMED;
  refusePlainly(request, response, refused);
  return true;
}

/** The shop's own calls refuse such a path themselves, in the words of an unknown id. */
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
