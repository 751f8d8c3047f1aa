/**
 * Formats a number for people, with at most two decimals: `1234.5` is `1,234.5`, and `1 234,5` in Russian.
 *
 * Does not use `Intl.NumberFormat`: creating the first one takes a phone a tenth of a second, and every page with a
 * price would create one before it can react to a tap.
 */
export function numberText(value: number, language: string): string {
  const [group, point] = language === "ru" ? ["\u00a0", ","] : [",", "."];
  const [whole = "", decimals] = String(Number(value.toFixed(2))).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
}

/** Makes i18next format every number in a text by its language. The caller passes the plain number. */
export const numberFormatter = {
  type: "formatter" as const,
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format?: string, language?: string) =>
    typeof value === "number" ? numberText(value, language ?? "") : (value as string),
};
