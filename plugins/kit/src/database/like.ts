/** A LIKE pattern that matches values containing this text; `%`, `_` and `\` are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
