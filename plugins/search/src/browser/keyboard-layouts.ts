/** The letters of a keyboard's keys from the upper left to the lower right: where one key stands, another layout has another letter. */
const ROWS = {
  latin: "qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  mongolian: "фцужэнгшүзкъйыбөахролдпячёсмитьв",
  russian: "йцукенгшщзхъфывапролджэячсмитьбю",
} as const;

const SWAPS = [
  ["latin", "mongolian"],
  ["latin", "russian"],
  ["mongolian", "latin"],
  ["russian", "latin"],
  ["russian", "mongolian"],
  ["mongolian", "russian"],
] as const satisfies readonly (readonly [keyof typeof ROWS, keyof typeof ROWS])[];

/**
 * What was meant where the keyboard was left in another layout: the text as the same keys write it in the others.
 * @example otherLayouts("ohjnay bgh")[0] // "үхрийн мах"
 */
export function otherLayouts(text: string): string[] {
  const letters = [...text.toLowerCase()];
  const readings = SWAPS.map(([from, into]) =>
    letters.map((letter) => ROWS[into][ROWS[from].indexOf(letter)] ?? letter).join(""),
  );
  return [...new Set(readings)].filter((reading) => reading !== text.toLowerCase());
}
