// Lays a brotli and a gzip copy beside each built file that gains by it, once, with the best that either can do.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listFiles } from "./static-files.mjs";

const CLIENT = fileURLToPath(new URL("../build/client", import.meta.url));
const GAINS = /\.(?:js|css|json|svg|txt)$/;

/** Below this many bytes a packet holds the file anyway. */
const FROM = 1024;

for (const path of listFiles(CLIENT).filter((each) => GAINS.test(each))) {
  const body = readFileSync(path);
  if (body.length < FROM) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(body));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
