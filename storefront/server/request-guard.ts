import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { HeaderList } from "./cached-response";
import { type Code, refuse } from "./refusal";

/** Methods that carry a body, which must then say where it ends. */
const WITH_BODY = new Set(["POST", "PUT", "PATCH"]);
const METHODS = new Set(["GET", "HEAD", "OPTIONS", "DELETE", ...WITH_BODY]);

const ALLOW = [...METHODS].sort().join(", ");

/** Decimal digits as a client writes them: no sign, no leading zero, no more than a number holds exactly. */
const CONTENT_LENGTH = /^(?:0|[1-9]\d{0,14})$/;

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** A path of this server. The absolute form may name another host than `Host`, and so may a path that begins with `//` or `/\`. */
const PATH = /^\/(?![/\\])/;

interface Refused {
  status: number;
  code: Code;
}

/** Status lines for the error codes of Node's parser; any other error is a malformed request. */
const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** How many headers a request may have; browsers send some thirty, proxies add ten. */
const MAX_HEADERS = 100;

/** For how long an idle connection stays open, in ms: longer than nginx, with 60 s, would send another request on it. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/** Options of the guarded server. After its own refusal of a request without Host, Node would serve the next request on the connection. */
export const SERVER_OPTIONS = { requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS };

const MALFORMED: Refused = { status: 400, code: "request_malformed" };

/**
 * Why the edge refuses a request: two servers could read it differently, and the next server could take a part of the body for another
 * visitor's request. Node's parser refuses the other cases (obs-fold, bare LF, Transfer-Encoding with Content-Length, a Content-Length
 * that is not a number).
 */
export function refusedFor({
  method = "",
  url = "",
  httpVersion,
  headers,
  rawHeaders,
}: IncomingMessage): Refused | undefined {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return MALFORMED;
  if (!METHODS.has(method)) return { status: 405, code: "method_not_allowed" };
  if (!PATH.test(url)) return MALFORMED;
  if (rawHeaders.length > 2 * MAX_HEADERS) return { ...MALFORMED, status: 431 };

  let [hosts, lengths, encodings] = [0, 0, 0];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? "";
    // The parser of Node before 20.19.2 lets it through.
    if (name === "") return MALFORMED;
    if (is(name, "host")) hosts += 1;
    else if (is(name, "content-length")) lengths += 1;
    else if (is(name, "transfer-encoding")) encodings += 1;
  }
  if (hosts > 1 || (hosts === 0 && httpVersion === "1.1")) return MALFORMED;
  if (hosts === 1 && !isHost(headers.host)) return MALFORMED;
  if (headers.upgrade !== undefined) return MALFORMED;
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue")
    return { ...MALFORMED, status: 417 };

  const { "content-length": length, "transfer-encoding": encoding } = headers;
  if (encodings > 0) {
    if (encodings > 1 || lengths > 0 || httpVersion === "1.0" || encoding?.toLowerCase() !== "chunked")
      return MALFORMED;
  } else if (lengths > 0) {
    if (lengths > 1 || !CONTENT_LENGTH.test(length ?? "")) return MALFORMED;
  } else if (WITH_BODY.has(method) && (httpVersion === "1.0" || headers["content-type"] !== undefined)) {
    // A body is announced, or it may last until the connection is closed. Without a body, a proxy that speaks HTTP/2 omits the length.
    return { status: 411, code: "length_required" };
  }
  if (!WITH_BODY.has(method) && (encodings > 0 || (lengths > 0 && length !== "0")))
    return { status: 400, code: "body_invalid" };
  return undefined;
}

function is(name: string, wanted: string) {
  return name.length === wanted.length && name.toLowerCase() === wanted;
}

function isHost(host = "") {
  if (host === lastHost) return true;
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  lastHost = host;
  return true;
}

/** The last valid Host: nearly all requests have it, and parsing it takes longer than all other checks. */
let lastHost = "";

interface GuardedListener {
  listener: RequestListener;
  /** go out with every refusal */
  headers?: HeaderList;
}

/**
 * Serves requests on a server, except those that the edge refuses: their connection is closed after the response, and further requests
 * on it are ignored.
 */
export function serveGuarded(server: Server, { listener, headers = [] }: GuardedListener) {
  // Node drops headers after the first thousand, but the guard must see all of them.
  server.maxHeadersCount = 0;
  const closing = new WeakSet<Duplex>();
  /** The last response of each connection. */
  const responses = new WeakMap<Duplex, ServerResponse>();

  /** @param accept called when the request may be served */
  function serve(request: IncomingMessage, response: ServerResponse, accept?: () => void) {
    if (closing.has(request.socket)) return;
    responses.set(request.socket, response);
    const refused = refusedFor(request);
    if (!refused) {
      accept?.();
      listener(request, response);
      return;
    }
    closing.add(request.socket);
    const allow: HeaderList = refused.status === 405 ? [["Allow", ALLOW]] : [];
    refuse(request, response, { ...refused, headers: [...headers, ...allow], close: true });
  }

  server.on("request", (request, response) => serve(request, response));
  server.on("checkContinue", (request, response) => serve(request, response, () => response.writeContinue()));
  server.on("checkExpectation", (request, response) => serve(request, response));
  // Errors of Node's parser. Node itself would drop a response that is still being written.
  server.on("clientError", (error, socket) => {
    const response = responses.get(socket);
    if (closing.has(socket)) socket.end(() => socket.destroy());
    else if (!socket.writable || (response?.headersSent && !response.writableEnded)) socket.destroy(error);
    else respondAndClose(socket, STATUS_LINES[(error as NodeJS.ErrnoException).code ?? ""] ?? "400 Bad Request");
  });
  // Node gives the bare socket here, and would close it without a response.
  server.on("connect", (_request, socket) => {
    socket.on("error", () => {});
    respondAndClose(socket, "405 Method Not Allowed", `Allow: ${ALLOW}\r\n`);
  });
}

function respondAndClose(socket: Duplex, status: string, more = "") {
  socket.end(`HTTP/1.1 ${status}\r\n${more}Content-Length: 0\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}
