import { readFile } from "node:fs/promises";
import type { Font } from "satori";

/** The shop's fonts come in parts: of these Cyrillic's has Ө and Ү, and Oswald's further Latin the sign of the won. */
const PARTS = [
  ["onest", "latin"],
  ["onest", "cyrillic"],
  ["onest", "cyrillic-ext"],
  ["onest", "latin-ext"],
  ["oswald", "latin"],
  ["oswald", "cyrillic"],
  ["oswald", "cyrillic-ext"],
  ["oswald", "latin-ext"],
] as const;

type Family = (typeof PARTS)[number][0];

const WEIGHTS = { onest: 500, oswald: 600 } as const;

/** The family of a text, whose parts stand in for one another. */
export function fontFamily(family: Family): string {
  return PARTS.flatMap(([of, part]) => (of === family ? `${of} ${part}` : [])).join(", ");
}

export function loadFonts(): Promise<Font[]> {
  return Promise.all(
    PARTS.map(async ([family, part]) => {
      const weight = WEIGHTS[family];
      const file = require.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`);
      return { name: `${family} ${part}`, weight, style: "normal" as const, data: await readFile(file) };
    }),
  );
}
