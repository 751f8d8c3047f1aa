/** A pattern of LIKE for whatever holds this text; `%`, `_` and `\` in it stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
