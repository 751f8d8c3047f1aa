import { createHash } from "node:crypto";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler, Response } from "express";
import { ApiError } from "../errors/api-error";
import { PRIVATE_PREFIX } from "../uploads/private-files";
import { openSharedPicture } from "../uploads/shared-picture";
import type { StoredFile, UploadStore } from "../uploads/store";
import { uploadStore } from "../uploads/upload-store";

/** Types that browsers may display; anything else is offered as a download, as binary. */
const DISPLAYED_TYPES: Record<string, string> = {
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".gif": "image/gif",
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
};

export function isPictureName(name: string): boolean {
  return extname(name).toLowerCase() in DISPLAYED_TYPES;
}

/** Serves the shop's uploads under `/static`. */
export const serveUploads: RequestHandler = (request, response, next) => {
  serveFrom(uploadStore())(request, response, next);
};

/**
 * Serves the files of a store, on disk or in S3. Names are content hashes, so a year of caching is safe (ruling 44).
 * The type depends on the name alone, and scripts in an SVG opened on its own cannot run (ruling 28).
 */
export function serveFrom(store: UploadStore): RequestHandler {
  return (request, response, next) => {
    serve(store, request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) {
        // The client has disconnected or the store has failed. A half-sent file must not look complete.
        response.destroy();
        return;
      }
      for (const header of FILE_HEADERS) response.removeHeader(header);
      next(error);
    });
  };
}

/** Headers that describe the file and must not be on an error. */
const FILE_HEADERS = ["Cache-Control", "ETag", "Last-Modified", "Content-Disposition", "Content-Length"];

async function serve(store: UploadStore, request: Request, response: Response): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new ApiError(405, "method_not_allowed", { headers: { Allow: "GET, HEAD" } });
  }
  const name = fileName(request.path);
  const file = name === undefined ? undefined : ((await store.open(name)) ?? (await openSharedPicture(name, store)));
  if (name === undefined || !file) throw new ApiError(404, "not_found");

  const type = DISPLAYED_TYPES[extname(name).toLowerCase()];
  response.set({
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Type": type ?? "application/octet-stream",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "Last-Modified": file.modifiedAt.toUTCString(),
    ETag: etagOf(name, file),
    ...(type ? {} : { "Content-Disposition": "attachment" }),
  });
  if (request.fresh) {
    response.removeHeader("Content-Type");
    response.status(304).end();
    return;
  }
  response.set("Content-Length", String(file.size));
  if (request.method === "HEAD") response.end();
  else await pipeline(await file.read(), response);
}

/** The same on every machine that serves the file, whenever it was stored there. */
function etagOf(name: string, { size }: StoredFile): string {
  return `"${createHash("sha256").update(`${name}:${size}`).digest("base64url").slice(0, 22)}"`;
}

/** The file that a path names, or `undefined` for drafts, private files, folders, and paths outside the store. */
function fileName(path: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(path).slice(1);
  } catch {
    return undefined;
  }
  const parts = name.split("/");
  const isOpen = (part: string) => part !== "" && !part.startsWith(".") && !part.startsWith(PRIVATE_PREFIX);
  return parts.every(isOpen) && !/[\0\\]/.test(name) ? name : undefined;
}
