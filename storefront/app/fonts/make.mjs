// Makes the small fonts in this folder: each face with only the characters and weights that the shop uses. Run it when these or the face
// change. Its tool is not a dependency of the project:
//
//   npm install --prefix TOOL subset-font@2
//   node storefront/app/fonts/make.mjs TOOL/node_modules/subset-font/index.js
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const FACES = ["onest", "oswald"];
const WEIGHTS = { min: 400, max: 700 };

const { default: subsetFont } = await import(pathToFileURL(resolve(process.argv[2] ?? "")).href);
const packages = createRequire(import.meta.url);
/** @type {Record<string, { source: string, letters: string, faces?: string[] }>} */
const parts = JSON.parse(readFileSync(new URL("parts.json", import.meta.url), "utf8"));

for (const face of FACES) {
  for (const [part, { source, letters, faces = FACES }] of Object.entries(parts)) {
    if (!faces.includes(face)) continue;
    const whole = packages.resolve(`@fontsource-variable/${face}/files/${face}-${source}-wght-normal.woff2`);
    const small = await subsetFont(readFileSync(whole), lettersOf(letters), {
      targetFormat: "woff2",
      variationAxes: { wght: WEIGHTS },
    });
    writeFileSync(fileURLToPath(new URL(`${face}-${part}.woff2`, import.meta.url)), small);
    console.log(`${face}-${part}: ${small.length} bytes`);
  }
}

/**
 * The characters of a `unicode-range`, such as `U+20-40, U+5B`.
 * @param {string} range
 */
function lettersOf(range) {
  const letters = range.split(", ").flatMap((span) => {
    const [first = "", last = first] = span.slice(2).split("-");
    const start = Number.parseInt(first, 16);
    const count = Number.parseInt(last, 16) - start + 1;
    return Array.from({ length: count }, (_, step) => String.fromCodePoint(start + step));
  });
  return letters.join("");
}
