/** Maximum length of an Excel cell in UTF-16 units; Excel moves the rest of a longer CSV cell to a new row. */
export const CELL_TEXT_MAX = 32_767;

/** Control characters except tab and line break, and lone surrogates: they break XML, and CSV for some readers. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;

/** A text that fits a cell: line breaks as `\n`, without control characters, at most 32,767 characters. */
export function cellText(text: string): string {
  const printable = text
    .replace(LINE_BREAK, "\n")
    .replace(UNPRINTABLE, (character) => (character === "\n" || character === "\t" ? character : ""));
  return shortened(printable);
}

/** Ends with an ellipsis when the text was cut, and never inside a surrogate pair. */
export function shortened(text: string): string {
  if (text.length <= CELL_TEXT_MAX) return text;
  return `${text.slice(0, CELL_TEXT_MAX - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Without the signs by which a spreadsheet program recognises a formula when the file is saved as another kind. */
export function withoutFormula(text: string): string {
  return text.replace(/^[\s=+\-@＝＋－＠]+/, "");
}
