import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compress = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify(gzip),
};

/** How a client says that it does not want an encoding, which hardly any does. */
const REFUSED = { br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/, gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/ };

/** Answers below this many bytes are sent as they are; a packet holds them anyway. */
const COMPRESS_FROM = 1024;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|image\/svg)/;

/** @typedef {[name: string, value: string][]} Headers */

/**
 * @typedef {object} Form one of the ways to send an answer
 * @property {Buffer} body
 * @property {string[]} head names and values by turns, as `writeHead` takes them fastest
 */

/** A whole answer in memory, ready to be sent any number of times; each encoding is made once, when it is first asked for. */
export class Answer {
  /** @type {Partial<Record<"br" | "gzip" | "identity", Form | Promise<Form>>>} */
  #forms = {};
  #headers;
  #unchanged;

  /**
   * @param {{ status?: number, headers: Headers, body: Buffer, ready?: { br?: Buffer, gzip?: Buffer }, tables?: Iterable<string> }} answer
   *   `ready` holds the encodings that are there already, `tables` those whose changes make it old
   */
  constructor({ status = 200, headers, body, ready = {}, tables = [] }) {
    this.status = status;
    this.body = body;
    this.tables = [...tables];
    const type = header(headers, "content-type") ?? "";
    this.compressible = body.length >= COMPRESS_FROM && COMPRESSIBLE.test(type);
    this.etag = header(headers, "etag") ?? etagOf(body);
    const others = headers.filter(([name]) => !/^(?:etag|content-length|content-encoding)$/i.test(name));
    this.#headers = withVary([...others, ["ETag", this.etag]], this.compressible);
    this.#unchanged = this.#headers.filter(([name]) => !/^content-(?:type|length)$/i.test(name)).flat();
    this.#forms.identity = this.#form(body);
    for (const encoding of /** @type {const} */ (["br", "gzip"])) {
      const encoded = ready[encoding];
      if (encoded) this.#forms[encoding] = this.#form(encoded, encoding);
    }
  }

  /** What keeping it takes at most, in bytes. */
  get weight() {
    return this.body.length * (this.compressible ? 2 : 1) + 4096;
  }

  /**
   * Sends it, or 304 to who has it already.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  send(request, response) {
    if (this.status === 200 && holds(request.headers["if-none-match"], this.etag)) {
      response.writeHead(304, this.#unchanged).end();
      return;
    }
    const form = this.#formFor(this.compressible ? request.headers["accept-encoding"] : undefined);
    if (form instanceof Promise) {
      form.then(
        (made) => this.#write(response, made),
        (error) => response.destroy(error),
      );
    } else this.#write(response, form);
  }

  /**
   * @param {import("node:http").ServerResponse} response
   * @param {Form} form
   */
  #write(response, { head, body }) {
    // Node itself leaves the body out of an answer to HEAD.
    response.writeHead(this.status, head).end(body);
  }

  /** @param {string | string[] | undefined} accepted */
  #formFor(accepted) {
    const encoding = accepts(accepted, "br") ? "br" : accepts(accepted, "gzip") ? "gzip" : "identity";
    const form = this.#forms[encoding];
    if (form) return form;
    const making = compress[/** @type {"br" | "gzip"} */ (encoding)](this.body).then((body) => {
      const made = this.#form(body, encoding);
      this.#forms[encoding] = made;
      return made;
    });
    this.#forms[encoding] = making;
    return making;
  }

  /**
   * @param {Buffer} body
   * @param {string} [encoding]
   * @returns {Form}
   */
  #form(body, encoding) {
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
 * @param {string | string[] | undefined} accepted
 * @param {"br" | "gzip"} encoding
 */
function accepts(accepted, encoding) {
  const text = String(accepted ?? "");
  return text.includes(encoding) && !(text.includes("q=0") && REFUSED[encoding].test(text));
}

/**
 * @param {string | undefined} known the `If-None-Match` of a request
 * @param {string} etag
 */
function holds(known, etag) {
  if (known === undefined) return false;
  return known === etag || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
