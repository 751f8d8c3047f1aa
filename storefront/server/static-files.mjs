import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { CachedResponse } from "./cached-response.mjs";

const TYPES = /** @type {Record<string, string>} */ ({
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
});

/**
 * The built files for browsers, by path, in memory, with the compressed copies that the build has made.
 *
 * @param {string} folder
 * @param {import("./cached-response.mjs").Headers} headers of each answer
 * @returns {Map<string, CachedResponse>}
 */
export function readStaticFiles(folder, headers) {
  const files = new Map();
  for (const path of listFiles(folder)) {
    const extension = /\.\w+$/.exec(path)?.[0] ?? "";
    const type = TYPES[extension];
    if (!type) continue;
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    files.set(
      url,
      new CachedResponse({
        headers: [...headers, ["Content-Type", type], ["Cache-Control", cacheControlOf(url)]],
        body: readFileSync(path),
        encoded: { br: readIfExists(`${path}.br`), gzip: readIfExists(`${path}.gz`) },
      }),
    );
  }
  return files;
}

/** @param {string} url */
function cacheControlOf(url) {
  if (url.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  // A cached worker would go on showing an old version of the shop.
  return url.endsWith("service-worker.js") ? "no-cache" : "public, max-age=3600";
}

/**
 * Without hidden files, which are the build's own.
 * @param {string} folder
 * @returns {string[]}
 */
export function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/** @param {string} path */
function readIfExists(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
