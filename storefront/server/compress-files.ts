// Writes a brotli and a gzip copy beside each compressible built file, once and at the highest level.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listFiles } from "./static-files";

const CLIENT = fileURLToPath(new URL("../build/client", import.meta.url));
const COMPRESSIBLE = /\.(?:js|css|json|svg|txt|wasm)$/;

/** Smaller files, in bytes, fit into one packet uncompressed. */
const MIN_BYTES = 1024;

for (const path of listFiles(CLIENT).filter((each) => COMPRESSIBLE.test(each))) {
  const body = readFileSync(path);
  if (body.length < MIN_BYTES) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(body));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
