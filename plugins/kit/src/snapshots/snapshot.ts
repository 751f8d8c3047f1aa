import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Pool } from "pg";
import { shopPool } from "../database/pool";
import { ChangeListener } from "./listener";

const compressWithGzip = promisify(gzip);
const compressWithBrotli = promisify(brotliCompress);

/** Answers below this many bytes are sent as they are; a packet holds them anyway. */
const COMPRESS_FROM = 1024;

export interface SnapshotDefinition<T> {
  /** Every table that `load` reads; a change to one of them drops the snapshot. */
  tables: readonly string[];
  load: (pool: Pool) => Promise<T>;
}

export interface Snapshot<T> {
  /** The value as of now. */
  value(): Promise<T>;
  /** Answers the value as JSON: `no-cache` with an ETag, 304 when the client has it, compressed once (ruling 44). */
  handler(request: MedusaRequest, response: MedusaResponse): Promise<void>;
}

interface Held<T> {
  value: T;
  body: Promise<Body>;
}

interface Body {
  etag: string;
  plain: Buffer;
  gzip?: Buffer;
  br?: Buffer;
}

const drops = new Set<(table: string | undefined) => void>();
const listener = new ChangeListener((table) => {
  for (const drop of drops) drop(table);
});

/** Drops every snapshot of this process; called before the answer to any write leaves. */
export function dropSnapshots(): void {
  for (const drop of drops) drop(undefined);
}

/**
 * A public read that is answered from memory: loaded once, kept until one of its tables changes. While changes cannot be
 * heard nothing is kept, and every read loads anew: slower, never stale.
 */
export function defineSnapshot<T>({ tables, load }: SnapshotDefinition<T>): Snapshot<T> {
  let held: Held<T> | undefined;
  let loading: Promise<Held<T>> | undefined;
  let version = 0;
  drops.add((table) => {
    if (table !== undefined && !tables.includes(table)) return;
    version += 1;
    held = undefined;
    loading = undefined;
  });

  async function read(): Promise<Held<T>> {
    await listener.watch(tables);
    const startedAt = version;
    const value = await load(shopPool());
    let body: Promise<Body> | undefined;
    const fresh: Held<T> = {
      value,
      get body() {
        body ??= encode(value);
        return body;
      },
    };
    if (startedAt === version && listener.watches(tables)) held = fresh;
    return fresh;
  }

  function current(): Promise<Held<T>> {
    if (held && listener.connected) return Promise.resolve(held);
    if (!loading) {
      const mine = read().finally(() => {
        if (loading === mine) loading = undefined;
      });
      loading = mine;
    }
    return loading;
  }

  return {
    value: async () => (await current()).value,
    async handler(request, response) {
      await send(request, response, await (await current()).body);
    },
  };
}

async function encode(value: unknown): Promise<Body> {
  const plain = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  if (plain.length < COMPRESS_FROM) return { etag, plain };
  const [zipped, br] = await Promise.all([
    compressWithGzip(plain),
    compressWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return { etag, plain, gzip: zipped, br };
}

function send(request: MedusaRequest, response: MedusaResponse, body: Body): void {
  response.setHeader("Cache-Control", "no-cache");
  response.setHeader("ETag", body.etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (matches(request.headers["if-none-match"], body.etag)) {
    response.status(304).end();
    return;
  }
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding =
    body.br && /\bbr\b/.test(accepted) ? "br" : body.gzip && /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  const bytes = (encoding && body[encoding]) ?? body.plain;
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", bytes.length);
  response.status(200).end(bytes);
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}
