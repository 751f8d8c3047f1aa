import { isUtf8 } from "node:buffer";
import { decode } from "iconv-lite";

/** Characters that no text has, among them the sign for bytes that are no character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NO_TEXT = /[\x00-\x08\x0e-\x1f\ufffd]/g;
/** Share of such characters that a text may have, besides a last one that is cut in its middle. */
const FLAWS = 1 / 500;
/** Share of the characters of a text in UTF-16 that are below U+0100, as digits and separators; a table has more. */
const PLAIN = 1 / 20;
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The text of a file: by its byte order mark, else UTF-16 if every other byte is 0, UTF-8 if it is valid, else CP949.
 * Undefined for what is no text. Node's own decoder of `euc-kr` loses 8,822 of the 11,172 Hangul syllables.
 */
export function decodeText(bytes: Buffer): string | undefined {
  const text = decodeBytes(withoutMarks(bytes)).replace(/^\ufeff+/, "");
  const flaws = text.match(NO_TEXT)?.length ?? 0;
  const cut = /\ufffd\s*$/.test(text) ? 1 : 0;
  return flaws > cut + text.length * FLAWS ? undefined : text;
}

/** A program that adds a mark to what has one already writes two; and one that writes CP949 may add one all the same. */
function withoutMarks(bytes: Buffer): Buffer {
  return bytes.subarray(0, 3).equals(UTF8_MARK) ? withoutMarks(bytes.subarray(3)) : bytes;
}

function decodeBytes(bytes: Buffer): string {
  if (isUtf16(bytes, 0xff, 0xfe, 1)) return decode(bytes, "utf16le");
  if (isUtf16(bytes, 0xfe, 0xff, 0)) return decode(bytes, "utf16be");
  return decode(bytes, isUtf8(bytes) ? "utf8" : "cp949");
}

/** Whether a mark says so, or most zeros are high bytes. Some are low ones: 가 is AC00. */
function isUtf16(bytes: Buffer, first: number, second: number, high: 0 | 1): boolean {
  if (bytes[0] === first && bytes[1] === second) return true;
  let [highs, lows] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === high) highs += 1;
    else lows += 1;
  }
  return highs > (bytes.length / 2) * PLAIN && lows < highs / 4;
}
