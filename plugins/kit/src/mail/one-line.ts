/**
 * Text on one line: control characters and line breaks of any script become a space, which prevents header injection.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
}
