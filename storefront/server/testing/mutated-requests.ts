import { SMUGGLED_PATH } from "./unsound-requests";

/** A random number generator with a seed, from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const METHODS = ["GET", "HEAD", "OPTIONS", "DELETE", "POST", "PUT", "PATCH", "TRACE", "LINK", "GET ", "post"];
const PATHS = [
  "/api/user",
  "/api/orders/7",
  "/static/a.webp",
  "/api/products?x=1",
  "http://other/api/user",
  "*",
  "//other/api/user",
];
const LINE_ENDS = ["\n", "\r", "\r\n ", "\r\n\t", "\r\r\n", "\0\r\n", "\x0b\r\n", "\r\n\r\n"];
const FRAMINGS = [
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: Chunked",
  "Transfer-Encoding:chunked",
  "Transfer-Encoding : chunked",
  "Transfer-Encoding:\tchunked",
  "Transfer-Encoding:\r\n chunked",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding: chunked, chunked",
  "Transfer-Encoding: identity",
  "Transfer_Encoding: chunked",
  "Content-Length: LENGTH",
  "Content-Length: 0",
  "Content-Length: 1",
  "Content-Length: +LENGTH",
  "Content-Length: 0LENGTH",
  "Content-Length: LENGTH, LENGTH",
  "content-length:LENGTH",
];
const OTHERS = [
  "Connection: keep-alive",
  "Connection: close",
  "Connection: Content-Length",
  "Connection: Transfer-Encoding, X-Edge-Signature",
  "Connection: Host",
  "Connection: upgrade\r\nUpgrade: websocket",
  "Connection: upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
  "Expect: 100-continue",
  "Expect: 200-ok",
  "TE: trailers",
  "Trailer: Content-Length",
  "X-Edge-Signature: guessed",
  "X-HTTP-Method-Override: DELETE",
  "Keep-Alive: timeout=100",
  "Proxy-Connection: keep-alive",
  "Content-Type: application/json",
  "Range: bytes=0-1",
  "If-None-Match: *",
  "Host: second",
  "Accept-Encoding: gzip",
];

/** The bytes of one attacker, in parts: a plausible request, mostly with some mutations. */
export function mutatedRequest(random: () => number): string[] {
  const chance = (of: number) => random() < of;
  const bytes = chance(0.35) ? wellFormed(random) : spoilt(random);
  if (chance(0.7)) return [bytes];
  const at = chance(0.5) ? bytes.indexOf("\r\n\r\n") + 4 : Math.floor(random() * bytes.length);
  return [bytes.slice(0, at), bytes.slice(at)];
}

function oneOf<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** A valid request with another request hidden in its body. */
function wellFormed(random: () => number): string {
  const smuggled = `GET ${SMUGGLED_PATH} HTTP/1.1\r\nHost: shop\r\n\r\n`;
  const [framing, body] = oneOf(random, [
    ["Transfer-Encoding: chunked", `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`],
    [`Content-Length: ${smuggled.length}`, smuggled],
    ["Content-Length: 0", ""],
  ] as const);
  const more = random() < 0.5 ? `${oneOf(random, OTHERS)}\r\n` : "";
  return `${oneOf(random, METHODS.slice(0, 7))} ${oneOf(random, PATHS.slice(0, 4))} HTTP/1.1\r\nHost: shop\r\n${more}${framing}\r\n\r\n${body}`;
}

function spoilt(random: () => number): string {
  const one = <T>(list: readonly T[]): T => oneOf(random, list);
  const chance = (of: number) => random() < of;

  const smuggled = `${one(["GET", "POST", "DELETE"])} ${SMUGGLED_PATH} HTTP/1.1\r\nHost: shop\r\n${chance(0.5) ? "Content-Length: 30\r\n" : ""}\r\n`;
  const size = chance(0.8)
    ? smuggled.length.toString(16)
    : one(["0", "-1", "0x5", "5 ", "ffffffffffffffff", "1;a=b", "G"]);
  const end = chance(0.8) ? "0\r\n\r\n" : one(["0\r\nX: y\r\n\r\n", "0\n\n", "00\r\n\r\n", "", "0\r\n", "0;\r\n\r\n"]);
  const body = one([
    smuggled,
    `${size}\r\n${smuggled}\r\n${end}`,
    `0\r\n\r\n${smuggled}`,
    "",
    "a",
    `1\r\na\r\n${end}${smuggled}`,
  ]);

  const lines = ["Host: shop"];
  for (let many = 1 + Math.floor(random() * 2); many > 0; many -= 1) {
    lines.push(one(FRAMINGS).replaceAll("LENGTH", String(chance(0.7) ? body.length : Math.floor(random() * 60))));
  }
  while (chance(0.4)) lines.push(one(OTHERS));
  if (chance(0.3)) lines.reverse();
  const path = chance(0.85) ? one(PATHS.slice(0, 4)) : one(PATHS);
  const version = chance(0.93) ? "HTTP/1.1" : one(["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/1.2", "http/1.1"]);
  let bytes = `${one(METHODS)} ${path} ${version}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;

  if (chance(0.25)) bytes = replaceOne(bytes, "\r\n", one(LINE_ENDS), random);
  if (chance(0.15)) {
    const at = Math.floor(random() * bytes.length);
    bytes =
      bytes.slice(0, at) + String.fromCharCode(Math.floor(random() * 256)) + bytes.slice(at + Math.floor(random() * 3));
  }
  return bytes;
}

/** Replaces one occurrence of `found`. */
function replaceOne(text: string, found: string, by: string, random: () => number): string {
  const places = [...text.matchAll(new RegExp(found, "g"))].map(({ index }) => index);
  const at = places[Math.floor(random() * places.length)];
  return at === undefined ? text : text.slice(0, at) + by + text.slice(at + found.length);
}
