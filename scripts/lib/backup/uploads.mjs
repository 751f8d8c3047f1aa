import { createRequire } from "node:module";

/**
 * Where a shop keeps its uploads, as its server does: on disk or in S3.
 * @typedef {object} Uploads
 * @property {string | undefined} root the folder, when on disk
 * @property {() => AsyncIterable<{ name: string, size: number }>} list
 * @property {(name: string) => Promise<{ read: () => Promise<import("node:stream").Readable> } | undefined>} open
 * @property {(name: string, bytes: Buffer, type: string) => Promise<void>} put
 */

/**
 * @param {NodeJS.ProcessEnv} env of the commerce process
 * @returns {Uploads}
 */
export function uploadsOf(env) {
  const { storeOf } = createRequire(import.meta.url)("@zakh/kit/uploads/upload-store");
  return { ...storeOf(env), root: env.S3_BUCKET ? undefined : env.UPLOAD_DIR };
}

/** What is served of a file depends on its name only; S3 wants to be told all the same. */
const TYPES = /** @type {Record<string, string>} */ ({
  webp: "image/webp",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
});

/** @param {string} name */
export function typeOf(name) {
  return TYPES[name.split(".").at(-1)?.toLowerCase() ?? ""] ?? "application/octet-stream";
}
