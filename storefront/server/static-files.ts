import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { CachedResponse, type HeaderList } from "./cached-response";

const TYPES: Record<string, string> = {
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
};

/**
 * The built files for browsers, by path, in memory, with the compressed copies that the build has made.
 * @param headers of each response
 */
export function readStaticFiles(folder: string, headers: HeaderList): Map<string, CachedResponse> {
  const files = new Map<string, CachedResponse>();
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

function cacheControlOf(url: string) {
  if (url.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  // A cached worker would go on showing an old version of the shop.
  return url.endsWith("service-worker.js") ? "no-cache" : "public, max-age=3600";
}

/** Without hidden files, which are the build's own. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)]));
}

function readIfExists(path: string) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
