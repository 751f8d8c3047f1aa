import { decodeText } from "./decode-text";

export type FileKind = "zip" | "compound" | "old" | "mime" | "page" | "markup" | "text" | "other";

const MIME = /^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)*content-type:\s*multipart\//i;
const SPREADSHEET_XML = /<(\w+:)?workbook[\s>]|<office:document[\s>]/i;

/**
 * The kind of a file by its first bytes, because banks name HTML `.xls`. `compound` is an .xls or an encrypted .xlsx,
 * `markup` a workbook that is written as XML.
 */
export function fileKind(bytes: Buffer): FileKind {
  if (bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04"))) return "zip";
  if (bytes.subarray(0, 8).equals(Buffer.from("d0cf11e0a1b11ae1", "hex"))) return "compound";
  if (isOld(bytes)) return "old";
  const text = decodeText(bytes);
  if (text === undefined) return "other";
  if (MIME.test(text.slice(0, HEAD))) return "mime";
  if (!/^\s*</.test(text)) return "text";
  if (SPREADSHEET_XML.test(text.slice(0, HEAD))) return "markup";
  return /<(t[rdh]|table)[\s>]/i.test(text) ? "page" : "text";
}

/** The first record of an .xls before Excel 5: 09, the version, and the record's length, which is small. */
function isOld(bytes: Buffer): boolean {
  const [record, version = 0, length = 0, rest] = bytes;
  return record === 9 && version <= 8 && version % 2 === 0 && length > 3 && length <= 16 && rest === 0;
}

/** Characters in which a file says what it is. */
const HEAD = 4000;
