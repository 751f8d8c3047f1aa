import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentEncoding } from "@zakh/kit/plain/content-encoding";

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify(gzip),
};

/** Smaller responses, in bytes, fit into one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|image\/svg)/;

export type HeaderList = [name: string, value: string][];

type Encoding = "br" | "gzip";

/** A response in one content encoding. */
interface Variant {
  body: Buffer;
  /** Alternating names and values, the fastest form for `writeHead`. */
  head: string[];
}

interface ResponseOptions {
  status?: number;
  headers: HeaderList;
  body: Buffer;
  /** encodings that exist already */
  encoded?: Partial<Record<Encoding, Buffer>>;
  /** the response is stale once one of them changes */
  tables?: Iterable<string>;
}

/** A whole response in memory, sent any number of times; each encoding is made once, at its first request. */
export class CachedResponse {
  #identity: Variant;
  #variants: Partial<Record<Encoding, Variant | Promise<Variant>>> = {};
  readonly status: number;
  readonly body: Buffer;
  readonly tables: string[];
  readonly compressible: boolean;
  readonly etag: string;
  #headers: HeaderList;
  #notModifiedHeaders: string[];

  constructor({ status = 200, headers, body, encoded = {}, tables = [] }: ResponseOptions) {
    this.status = status;
    this.body = body;
    this.tables = [...tables];
    const type = header(headers, "content-type") ?? "";
    this.compressible = body.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type);
    this.etag = header(headers, "etag") ?? etagOf(body);
    const others = headers.filter(([name]) => !/^(?:etag|content-length|content-encoding)$/i.test(name));
    this.#headers = withVary([...others, ["ETag", this.etag]], this.compressible);
    this.#notModifiedHeaders = this.#headers.filter(([name]) => !/^content-(?:type|length)$/i.test(name)).flat();
    this.#identity = this.#variant(body);
    for (const encoding of ["br", "gzip"] as const) {
      const bytes = encoded[encoding];
      if (bytes) this.#variants[encoding] = this.#variant(bytes, encoding);
    }
  }

  /** The most memory that it can take in a cache, in bytes. */
  get cachedBytes() {
    return this.body.length * (this.compressible ? 2 : 1) + 4096;
  }

  /** Sends it, or 304 if the client has it already. */
  send(request: IncomingMessage, response: ServerResponse) {
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

  #write(response: ServerResponse, { head, body }: Variant) {
    // Node itself omits the body of a response to HEAD.
    response.writeHead(this.status, head).end(body);
  }

  #variantFor(accepted: string | string[] | undefined) {
    const encoding = contentEncoding(accepted);
    if (!encoding) return this.#identity;
    const variant = this.#variants[encoding];
    if (variant) return variant;
    const making = compress[encoding](this.body).then((body) => {
      const made = this.#variant(body, encoding);
      this.#variants[encoding] = made;
      return made;
    });
    this.#variants[encoding] = making;
    return making;
  }

  #variant(body: Buffer, encoding?: Encoding): Variant {
    const more = encoding ? ["Content-Encoding", encoding] : [];
    return { body, head: [...this.#headers.flat(), ...more, "Content-Length", String(body.length)] };
  }
}

function etagOf(body: Buffer) {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

function header(headers: HeaderList, name: string) {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}

function withVary(headers: HeaderList, compressible: boolean): HeaderList {
  if (!compressible) return headers;
  const vary = header(headers, "vary");
  if (vary?.toLowerCase().includes("accept-encoding")) return headers;
  const others = headers.filter(([name]) => name.toLowerCase() !== "vary");
  return [...others, ["Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding"]];
}

/** @param known the `If-None-Match` of a request */
function matchesEtag(known: string | undefined, etag: string) {
  if (known === undefined) return false;
  return known === etag || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
