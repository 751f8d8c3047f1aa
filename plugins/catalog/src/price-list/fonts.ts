import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
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

/** The parts of a font for Korean names of cuts; they stand in for what the shop's own have not. */
export async function loadKoreanFonts(): Promise<Font[]> {
  const folder = join(dirname(require.resolve("@fontsource/do-hyeon/package.json")), "files");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".woff"));
  return Promise.all(
    files.map(async (file) => ({
      name: file,
      weight: 400 as const,
      style: "normal" as const,
      data: await readFile(join(folder, file)),
    })),
  );
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
