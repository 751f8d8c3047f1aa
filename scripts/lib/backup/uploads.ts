import { createRequire } from "node:module";
import type { Readable } from "node:stream";

/** Where a shop keeps its uploads, as its server does: on disk or in S3. */
export interface Uploads {
  /** the folder, when on disk */
  root: string | undefined;
  list: () => AsyncIterable<{ name: string; size: number }>;
  open: (name: string) => Promise<{ read: () => Promise<Readable> } | undefined>;
  put: (name: string, bytes: Buffer, type: string) => Promise<void>;
}

/** @param env of the commerce process */
export function uploadsOf(env: NodeJS.ProcessEnv): Uploads {
  const load = createRequire(import.meta.url);
  const { storeOf } = load("@zakh/kit/uploads/upload-store");
  const options = load("@zakh/kit/uploads/upload-settings").uploadOptions(env);
  if (!options) throw new Error("UPLOAD_DIR is not set");
  return { ...storeOf(options), root: options.folder };
}

/** S3 stores a content type, although the shop decides by the name. */
const TYPES = {
  webp: "image/webp",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
} as Record<string, string>;

export function typeOf(name: string) {
  return TYPES[name.split(".").at(-1)?.toLowerCase() ?? ""] ?? "application/octet-stream";
}
