import parts from "./fonts/parts.json";

/** A part of the letters in a small file; where a face does not have them, `faces` names those that do. */
interface Part {
  letters: string;
  faces?: string[];
}

/**
 * Letters by the subsets in which the faces come: for what the shop itself does not write, but somebody's name may. Without ₩
 * (U+20A9), which only one of the faces draws: it comes as a part of its own, and elsewhere from the next font in the row.
 */
const WHOLE = {
  "cyrillic-ext": "U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F",
  cyrillic: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
  "latin-ext":
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20A8, U+20AA-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
  latin:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
};

/** The rules of one of the shop's two faces, under the name that a stylesheet asks for it by. */
export function fontFaces(face: "onest" | "oswald", family: string) {
  const whole = Object.entries(WHOLE).map(([subset, letters]) =>
    rule(family, `@fontsource-variable/${face}/files/${face}-${subset}-wght-normal.woff2`, letters),
  );
  // Where two rules have a letter, the later one is asked: these are a tenth as large. No font may stand in the stylesheet.
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
