/** The request that an attacker tries to smuggle to the next server; the shop must never answer it. */
export const SMUGGLED_PATH = "/api/smuggled";
const SMUGGLED = `GET ${SMUGGLED_PATH} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n`;

const CHUNKED = `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`;
const WITHOUT_BODY = ["GET", "HEAD", "OPTIONS", "DELETE"];
const WITH_BODY = ["POST", "PUT", "PATCH"];
const PATH = "/api/orders/7";

/** A request that the edge refuses: its parts, sent one after the other, and the expected status. */
export interface UnsoundRequest {
  name: string;
  method: string;
  parts: string[];
  status: number;
}

function unsound(
  name: string,
  status: number,
  method: string,
  lines: string[],
  body = "",
  path = PATH,
): UnsoundRequest {
  return { name, method, status, parts: [`${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`] };
}

function inParts(name: string, status: number, method: string, ...parts: string[]): UnsoundRequest {
  return { name, method, status, parts };
}

const HOST = "Host: shop";
const LENGTH = `Content-Length: ${SMUGGLED.length}`;

/**
 * Whether Node's parser is that of 20.19.0 and 20.19.1, which takes a bare LF for the end of a head. The edge cannot see it, and does no harm
 * by it: it writes each head anew for commerce.
 */
const ENDS_HEAD_AT_LF = Number(process.versions.llhttp?.split(".")[0]) < 9;

/** All named ways to make two servers disagree about where a request ends or whose it is. */
export const UNSOUND_REQUESTS: UnsoundRequest[] = [
  ...WITHOUT_BODY.flatMap((method) => [
    unsound(`${method} with chunks`, 400, method, [HOST, "Transfer-Encoding: chunked"], CHUNKED),
    unsound(`${method} with a Content-Length and a body`, 400, method, [HOST, LENGTH], SMUGGLED),
    inParts(
      `${method} with chunks a moment after the head`,
      400,
      method,
      `${method} ${PATH} HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      CHUNKED,
    ),
    inParts(
      `${method} whose last request closes the connection, with chunks`,
      400,
      method,
      `${method} ${PATH} HTTP/1.1\r\n${HOST}\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
    ),
  ]),
  ...[...WITHOUT_BODY, ...WITH_BODY].flatMap((method) => [
    unsound(
      `${method} with both lengths`,
      400,
      method,
      [HOST, "Content-Length: 5", "Transfer-Encoding: chunked"],
      CHUNKED,
    ),
    unsound(
      `${method} with both lengths, the other way round`,
      400,
      method,
      [HOST, "Transfer-Encoding: chunked", "Content-Length: 5"],
      CHUNKED,
    ),
    unsound(
      `${method} with an encoding under chunks`,
      400,
      method,
      [HOST, "Transfer-Encoding: gzip, chunked"],
      CHUNKED,
    ),
    unsound(
      `${method} with chunks under an encoding`,
      400,
      method,
      [HOST, "Transfer-Encoding: chunked, identity"],
      CHUNKED,
    ),
    unsound(
      `${method} with two Transfer-Encodings`,
      400,
      method,
      [HOST, "Transfer-Encoding: identity", "Transfer-Encoding: chunked"],
      CHUNKED,
    ),
    unsound(
      `${method} with Transfer-Encoding twice`,
      400,
      method,
      [HOST, "Transfer-Encoding: chunked", "Transfer-Encoding: chunked"],
      CHUNKED,
    ),
    unsound(`${method} with an unknown Transfer-Encoding`, 400, method, [HOST, "Transfer-Encoding: xchunked"], CHUNKED),
    unsound(`${method} with a blank before the colon`, 400, method, [HOST, "Transfer-Encoding : chunked"], CHUNKED),
    unsound(
      `${method} with a folded Transfer-Encoding`,
      400,
      method,
      [HOST, "Transfer-Encoding:", " chunked"],
      CHUNKED,
    ),
    unsound(`${method} with two Content-Lengths`, 400, method, [HOST, "Content-Length: 0", LENGTH], SMUGGLED),
    unsound(`${method} with the same Content-Length twice`, 400, method, [HOST, LENGTH, LENGTH], SMUGGLED),
    unsound(`${method} with a list of Content-Lengths`, 400, method, [HOST, "Content-Length: 5, 5"], "abcde"),
    ...["+5", "-5", "0x5", "005", "5 5", "18446744073709551621", "five", ""].map((length) =>
      unsound(
        `${method} with the Content-Length "${length}"`,
        400,
        method,
        [HOST, `Content-Length: ${length}`],
        "abcde",
      ),
    ),
    unsound(`${method} with an expectation of its own`, 417, method, [HOST, "Expect: 200-ok", "Content-Length: 0"]),
    unsound(`${method} that wants another protocol`, 400, method, [
      HOST,
      "Connection: upgrade",
      "Upgrade: websocket",
      "Content-Length: 0",
    ]),
    inParts(
      `${method} of HTTP/1.0 with chunks`,
      400,
      method,
      `${method} ${PATH} HTTP/1.0\r\n${HOST}\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
    ),
  ]),
  ...WITH_BODY.flatMap((method) => [
    unsound(
      `${method} with a Content-Length without end`,
      400,
      method,
      [HOST, "Content-Length: 9999999999999999"],
      "abcde",
    ),
    unsound(`${method} that names the type of a body without its length`, 411, method, [
      HOST,
      "Content-Type: application/json",
    ]),
    inParts(
      `${method} of HTTP/1.0 without a length`,
      411,
      method,
      `${method} ${PATH} HTTP/1.0\r\n${HOST}\r\nConnection: keep-alive\r\n\r\n`,
    ),
    unsound(
      `${method} with chunks that end in a bare LF`,
      400,
      method,
      [HOST, "Transfer-Encoding: chunked"],
      "1\na\n0\n\n",
    ),
    unsound(
      `${method} with a chunk that is longer than it says`,
      400,
      method,
      [HOST, "Transfer-Encoding: chunked"],
      "1\r\nabc\r\n0\r\n\r\n",
    ),
    unsound(
      `${method} with a chunk size in another notation`,
      400,
      method,
      [HOST, "Transfer-Encoding: chunked"],
      "0x1\r\na\r\n0\r\n\r\n",
    ),
    unsound(
      `${method} with a negative chunk size`,
      400,
      method,
      [HOST, "Transfer-Encoding: chunked"],
      "-1\r\na\r\n0\r\n\r\n",
    ),
    unsound(
      `${method} with a bare LF in a chunk's extension`,
      400,
      method,
      [HOST, "Transfer-Encoding: chunked"],
      "1;a\nb\r\na\r\n0\r\n\r\n",
    ),
  ]),
  unsound("a folded header", 400, "GET", [HOST, "X-Note: a", " b"]),
  unsound("a header that begins folded", 400, "GET", [" Host: shop"]),
  unsound("a header without a colon", 400, "GET", [HOST, "note"]),
  unsound("a header without a name", 400, "GET", [HOST, ": note"]),
  unsound("a NUL in a header", 400, "GET", [HOST, "X-Note: a\0b"]),
  unsound("a bare CR in a header", 400, "GET", [`${HOST}\rX-Note: a`]),
  inParts("lines that end in a bare LF", 400, "GET", `GET ${PATH} HTTP/1.1\n${HOST}\n\n`),
  inParts("one line that ends in a bare LF", 400, "GET", `GET ${PATH} HTTP/1.1\r\n${HOST}\nX-Note: a\r\n\r\n`),
  ...(ENDS_HEAD_AT_LF
    ? []
    : [inParts("a head that ends in a bare LF", 400, "GET", `GET ${PATH} HTTP/1.1\r\n${HOST}\r\n\n`)]),
  inParts("HTTP/0.9", 400, "GET", `GET ${PATH}\r\n\r\n`),
  inParts("HTTP/2.0 in one line", 400, "GET", `GET ${PATH} HTTP/2.0\r\n${HOST}\r\n\r\n`),
  inParts("HTTP/1.2", 400, "GET", `GET ${PATH} HTTP/1.2\r\n${HOST}\r\n\r\n`),
  inParts("what is no HTTP at all", 400, "GET", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"),
  inParts("no Host", 400, "GET", `GET ${PATH} HTTP/1.1\r\n\r\n`),
  unsound("two Hosts", 400, "GET", [HOST, "Host: other"]),
  ...["[", "a b", "", "a/b", "user@shop", "shop:port", "shop:70000", "[::1", "1.2.3.4.5", "a,b", "shop?", "%zz"].map(
    (host) => unsound(`the Host "${host}"`, 400, "GET", [`Host: ${host}`]),
  ),
  unsound("the absolute form", 400, "GET", [HOST], "", "http://other/api/orders/7"),
  unsound("a path that begins like another host", 400, "GET", [HOST], "", "//other/api/orders/7"),
  unsound("a path that begins like another host for a browser", 400, "GET", [HOST], "", "/\\other/api/orders/7"),
  unsound("the asterisk form", 400, "OPTIONS", [HOST], "", "*"),
  unsound("a path without its slash", 400, "GET", [HOST], "", "api/orders/7"),
  unsound("a blank in the path", 400, "GET", [HOST], "", "/api/orders/7 8"),
  unsound("a hundred and one headers", 431, "GET", [HOST, ...Array.from({ length: 100 }, (_, n) => `X-${n}: a`)]),
  ...WITHOUT_BODY.map((method) =>
    unsound(
      `${method} with a body behind more headers than Node counts`,
      431,
      method,
      [HOST, ...Array(2000).fill("a:"), LENGTH],
      SMUGGLED,
    ),
  ),
  unsound("TRACE", 405, "TRACE", [HOST]),
  unsound("TRACE of a page", 405, "TRACE", [HOST], "", "/"),
  unsound("PROPFIND", 405, "PROPFIND", [HOST]),
  inParts("CONNECT", 405, "GET", `CONNECT other:80 HTTP/1.1\r\n${HOST}\r\n\r\n`),
  unsound("a method in small letters", 400, "get", [HOST]),
];

/** A request after a refused one on the same connection; it must be ignored. */
export const FOLLOWING = SMUGGLED;
