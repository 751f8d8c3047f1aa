/**
 * A number as people read it, to at most two decimals: `1234.5` is `1,234.5`, and `1 234,5` in Russian.
 *
 * Without `Intl.NumberFormat`: the first of those that a page makes takes a phone a tenth of a second, and every page with a price
 * would make one before it answers to a finger.
 */
export function numberText(value: number, language: string): string {
  const [group, point] = language === "ru" ? ["\u00a0", ","] : [",", "."];
  const [whole = "", decimals] = String(Number(value.toFixed(2))).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
}

/** Has i18next write every number of a text as its language does: whoever asks for a text gives the number itself. */
export const numberFormatter = {
  type: "formatter" as const,
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format?: string, language?: string) =>
    typeof value === "number" ? numberText(value, language ?? "") : (value as string),
};
