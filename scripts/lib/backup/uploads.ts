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
  const { storeOf } = createRequire(import.meta.url)("@zakh/kit/uploads/upload-store");
  return { ...storeOf(env), root: env.S3_BUCKET ? undefined : env.UPLOAD_DIR };
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
