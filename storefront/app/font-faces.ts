import parts from "./fonts/parts.json";

/** A subset of the characters in a small file. `faces` names the faces that have them, if not all do. */
interface Part {
  letters: string;
  faces?: string[];
}

/**
 * The characters of the fonts' own subsets, for characters that the shop's texts do not have but a name may. Without ₩ (U+20A9), which
 * only one face has: it is a part of its own, and the fallback font has it otherwise.
 */
const WHOLE = {
  "cyrillic-ext": "U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F",
  cyrillic: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
  "latin-ext":
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20A8, U+20AA-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
  latin:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
};

/** The `@font-face` rules of one of the shop's two faces, under the given family name. */
export function fontFaces(face: "onest" | "oswald", family: string) {
  const whole = Object.entries(WHOLE).map(([subset, letters]) =>
    rule(family, `@fontsource-variable/${face}/files/${face}-${subset}-wght-normal.woff2`, letters),
  );
  // If two rules have a character, the later one is used, so the small files come last. `no-inline`: no font inside the stylesheet.
  const small = Object.entries<Part>(parts)
    .filter(([, { faces }]) => faces?.includes(face) ?? true)
    .map(([part, { letters }]) => rule(family, `/app/fonts/${face}-${part}.woff2?no-inline`, letters));
  return [...whole, ...small];
}

function rule(family: string, file: string, letters: string) {
  return {
    "@font-face": {
      fontFamily: `"${family}"`,
      fontWeight: "400 700",
      fontDisplay: "swap",
      src: `url("${file}") format("woff2-variations")`,
      unicodeRange: letters,
    },
  };
}
