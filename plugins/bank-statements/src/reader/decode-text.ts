import { isUtf8 } from "node:buffer";
import { decode } from "iconv-lite";

/** Characters that no text has, among them the sign for bytes that are no character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NO_TEXT = /[\x00-\x08\x0e-\x1f\ufffd]/g;
/** share of such characters that a text may have; a file cut in the middle of a character has one */
const FLAWS = 1 / 500;

/**
 * The text of a file: by its byte order mark, else UTF-8 if it is valid, else CP949. Undefined for what is no text.
 * Node's own decoder of `euc-kr` loses 8,822 of the 11,172 Hangul syllables.
 */
export function decodeText(bytes: Buffer): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = decode(bytes, isUtf16 ? "utf16le" : isUtf8(bytes) ? "utf8" : "cp949");
  const flaws = text.match(NO_TEXT)?.length ?? 0;
  return flaws > 1 + text.length * FLAWS ? undefined : text;
}
