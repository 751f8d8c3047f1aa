/** The URL, or `undefined` when the text is none. `URL.canParse` and `URL.parse` are missing below Safari 17 and Chrome 120. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
