// Whether the browsers of `browserslist` in package.json have what a built script or style sheet uses. `compat` knows what browsers give, `es-x`
// methods, syntax and regular expressions, also in texts that `new RegExp` is given, where bundlers put what they cannot lower.
import { createRequire } from "node:module";
import css from "@eslint/css";
import browserslist from "browserslist";
import compat from "eslint-plugin-compat";
import esX from "eslint-plugin-es-x";

const browserData = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** MDN's names of browsers. */
const MDN = { ios_saf: "safari_ios", samsung: "samsunginternet_android" };

/** The oldest version of each browser. */
const OLDEST = new Map();
for (const [name, version] of browserslist().map((each) => each.split(" "))) {
  const id = MDN[name] ?? name;
  OLDEST.set(id, Math.min(OLDEST.get(id) ?? Number.POSITIVE_INFINITY, Number.parseFloat(version)));
}

/** @param {{ __compat: { support: Record<string, object | object[]> } }} feature */
function isLacking({ __compat: { support } }) {
  return [...OLDEST].some(([id, oldest]) => {
    const since = [support[id] ?? []].flat().filter((each) => each.version_added && !each.flags && !each.prefix);
    return !since.some(({ version_added }) => Number.parseFloat(version_added.replace("≤", "")) <= oldest);
  });
}

/** Safari on iOS has these from 16.4, for installed pages alone; the screen that uses them asks first. */
const ASKED_FIRST = ["Notification"];

/** Static methods such as `URL.canParse`, which no plugin knows. */
const LACKING_STATICS = Object.entries(browserData.api)
  .filter(([object]) => !ASKED_FIRST.includes(object))
  .flatMap(([object, members]) =>
    Object.entries(members)
      .filter(([name, member]) => name.endsWith("_static") && isLacking(member))
      .map(([name]) => ({ object, property: name.replace("_static", "") })),
  );

/** Methods of iterators and sets that arrays or zod's schemas have too; types refuse these in our own code (`lib` of tsconfig.json). */
const SHARED_NAMES = [
  ...["every", "filter", "find", "flatmap", "foreach", "map", "reduce", "some", "toarray"].map(
    (name) => `es-x/no-iterator-prototype-${name}`,
  ),
  "es-x/no-set-prototype-union",
];

/** What libraries look for before they use it, and what all of these browsers have although the rest of its year is newer. */
const FINE = ["es-x/no-float16array", "es-x/no-iterator", "es-x/no-array-prototype-findlast-findlastindex"];

/** Without these a page looks plainer and works; those of the first list are in every browser, in part or with a prefix. */
const DECORATING = {
  allowProperties: [
    ...["accent-color", "clip", "mask", "outline", "overscroll-behavior", "resize", "user-select"],
    ...["container-type", "field-sizing", "scrollbar-gutter", "scrollbar-width", "text-wrap"],
  ],
  // Firefox has it from 110: until then the steps of an order stand below each other.
  allowAtRules: ["container"],
  allowPropertyValues: { "font-family": ["ui-monospace", "ui-sans-serif"] },
  // Firefox has :has() from 121. It may move, space and size things, and keep the page behind an open sheet from scrolling.
  allowSelectors: ["has", "selection"],
};

/** A selector with :has() that a script looks for elements by; class names have it too. */
const HAS_IN_QUERY =
  "CallExpression[callee.property.name=/^(querySelector(All)?|closest|matches)$/] > Literal[value=/:has\\(/]";

/** A height in `dvh` without one in `vh` before it. */
const BARE_DVH = "Declaration:has(Dimension[unit=/^[dls]v/]):not(Declaration:has(Dimension[unit=vh]) + Declaration)";

const off = (/** @type {string[]} */ rules) => Object.fromEntries(rules.map((rule) => [rule, "off"]));

export default [
  {
    files: ["**/*.{js,mjs}"],
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "off" },
    languageOptions: { ecmaVersion: "latest", sourceType: "module" },
    plugins: { compat, "es-x": esX },
    settings: {
      lintAllEsApis: true,
      "es-x": { aggressive: true },
      polyfills: [
        // React asks whether it is there.
        "navigator.scheduling",
        // Only for streams of events, which nothing here reads with Medusa's SDK.
        "TextDecoderStream",
        // `text-encoder-stream.tsx` of the storefront brings it.
        "TextEncoderStream",
      ],
    },
    rules: {
      ...esX.configs["flat/restrict-to-es2022"].rules,
      ...esX.configs["flat/no-new-in-esnext"].rules,
      "es-x/no-regexp-lookbehind-assertions": "error",
      "es-x/no-class-static-block": "error",
      ...off([...SHARED_NAMES, ...FINE]),
      "compat/compat": "error",
      "no-restricted-properties": ["error", ...LACKING_STATICS],
      "no-restricted-syntax": ["error", { selector: HAS_IN_QUERY, message: "Firefox 104 throws at :has()." }],
    },
  },
  // Radix sorts an ordered map there, whose method has the name of an array's.
  { files: ["**/assets/toaster-*.js"], rules: off(["es-x/no-array-prototype-tosorted"]) },
  // `barcode-detector` asks for each of them, or catches; it is loaded where the camera is opened.
  {
    files: ["**/assets/ponyfill-*.js"],
    rules: off(["es-x/no-symbol-dispose", "es-x/no-resizable-and-growable-arraybuffers", "compat/compat"]),
  },
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    // Style sheets have what old browsers need beside what is new.
    languageOptions: { tolerant: true },
    rules: {
      "css/use-baseline": ["error", { available: 2022, ...DECORATING }],
      "no-restricted-syntax": [
        "error",
        { selector: BARE_DVH, message: "Chrome 107 has no dvh, svh, lvh." },
        { selector: "Rule Rule", message: "Chrome 107 has no nesting." },
      ],
    },
  },
];
