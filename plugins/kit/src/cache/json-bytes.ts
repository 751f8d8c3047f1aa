import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { contentEncoding } from "../plain/content-encoding";

const compressWithGzip = promisify(gzip);
const compressWithBrotli = promisify(brotliCompress);

/** Answers below this many bytes are not compressed; they fit into one packet anyway. */
const COMPRESS_MIN_BYTES = 1024;

/** A serialised JSON answer that can be sent many times. */
export interface JsonBytes {
  etag: string;
  plain: Buffer;
  gzip?: Buffer;
  br?: Buffer;
}

/** Serialises and compresses a value, once. */
export async function encodeJson(value: unknown): Promise<JsonBytes> {
  const plain = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  if (plain.length < COMPRESS_MIN_BYTES) return { etag, plain };
  const [zipped, br] = await Promise.all([
    compressWithGzip(plain),
    compressWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return { etag, plain, gzip: zipped, br };
}

/** Sends them as `no-cache` with an ETag, 304 when the client has them (ruling 44). */
export function sendJson(request: MedusaRequest, response: MedusaResponse, body: JsonBytes): void {
  response.setHeader("Cache-Control", "no-cache");
  response.setHeader("ETag", body.etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (matches(request.headers["if-none-match"], body.etag)) {
    response.status(304).end();
    return;
  }
  const encoding = body.br && contentEncoding(request.headers["accept-encoding"]);
  const bytes = (encoding && body[encoding]) ?? body.plain;
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", bytes.length);
  response.status(200).end(bytes);
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}
