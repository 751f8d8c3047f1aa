import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentEncoding } from "@zakh/kit/plain/content-encoding";

const compress = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify(gzip),
};

/** Smaller answers, in bytes, fit into one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|image\/svg)/;

/** @typedef {[name: string, value: string][]} Headers */

/**
 * @typedef {object} Variant an answer in one content encoding
 * @property {Buffer} body
 * @property {string[]} head alternating names and values, the fastest form for `writeHead`
 */

/** A whole answer in memory, sent any number of times; each encoding is made once, at its first request. */
export class CachedResponse {
  /** @type {Partial<Record<"br" | "gzip" | "identity", Variant | Promise<Variant>>>} */
  #variants = {};
  #headers;
  #notModifiedHeaders;

  /**
   * @param {{ status?: number, headers: Headers, body: Buffer, encoded?: { br?: Buffer, gzip?: Buffer }, tables?: Iterable<string> }} answer
   *   `encoded`: encodings that exist already; `tables`: the answer is stale once one of them changes
   */
  constructor({ status = 200, headers, body, encoded = {}, tables = [] }) {
    this.status = status;
    this.body = body;
    this.tables = [...tables];
    const type = header(headers, "content-type") ?? "";
    this.compressible = body.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type);
    this.etag = header(headers, "etag") ?? etagOf(body);
    const others = headers.filter(([name]) => !/^(?:etag|content-length|content-encoding)$/i.test(name));
    this.#headers = withVary([...others, ["ETag", this.etag]], this.compressible);
    this.#notModifiedHeaders = this.#headers.filter(([name]) => !/^content-(?:type|length)$/i.test(name)).flat();
    this.#variants.identity = this.#variant(body);
    for (const encoding of /** @type {const} */ (["br", "gzip"])) {
      const bytes = encoded[encoding];
      if (bytes) this.#variants[encoding] = this.#variant(bytes, encoding);
    }
  }

  /** The most memory that it can take in a cache, in bytes. */
  get cachedBytes() {
    return this.body.length * (this.compressible ? 2 : 1) + 4096;
  }

  /**
   * Sends it, or 304 if the client has it already.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  send(request, response) {
    if (this.status === 200 && matchesEtag(request.headers["if-none-match"], this.etag)) {
      response.writeHead(304, this.#notModifiedHeaders).end();
      return;
    }
    const variant = this.#variantFor(this.compressible ? request.headers["accept-encoding"] : undefined);
    if (variant instanceof Promise) {
      variant.then(
        (made) => this.#write(response, made),
        (error) => response.destroy(error),
      );
    } else this.#write(response, variant);
  }

  /**
   * @param {import("node:http").ServerResponse} response
   * @param {Variant} variant
   */
  #write(response, { head, body }) {
    // Node itself omits the body of an answer to HEAD.
    response.writeHead(this.status, head).end(body);
  }

  /** @param {string | string[] | undefined} accepted */
  #variantFor(accepted) {
    const encoding = contentEncoding(accepted) ?? "identity";
    const variant = this.#variants[encoding];
    if (variant) return variant;
    const making = compress[/** @type {"br" | "gzip"} */ (encoding)](this.body).then((body) => {
      const made = this.#variant(body, encoding);
      this.#variants[encoding] = made;
      return made;
    });
    this.#variants[encoding] = making;
    return making;
  }

  /**
   * @param {Buffer} body
   * @param {string} [encoding]
   * @returns {Variant}
   */
  #variant(body, encoding) {
    const more = encoding ? ["Content-Encoding", encoding] : [];
    return { body, head: [...this.#headers.flat(), ...more, "Content-Length", String(body.length)] };
  }
}

/** @param {Buffer} body */
function etagOf(body) {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/**
 * @param {Headers} headers
 * @param {string} name
 */
function header(headers, name) {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}

/**
 * @param {Headers} headers
 * @param {boolean} compressible
 * @returns {Headers}
 */
function withVary(headers, compressible) {
  if (!compressible) return headers;
  const vary = header(headers, "vary");
  if (vary?.toLowerCase().includes("accept-encoding")) return headers;
  const others = headers.filter(([name]) => name.toLowerCase() !== "vary");
  return [...others, ["Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding"]];
}

/**
 * @param {string | undefined} known the `If-None-Match` of a request
 * @param {string} etag
 */
function matchesEtag(known, etag) {
  if (known === undefined) return false;
  return known === etag || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
