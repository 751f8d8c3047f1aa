import { decodeText } from "./decode-text";

export type FileKind = "zip" | "compound" | "markup" | "text" | "other";

/**
 * The kind of a file by its first bytes, because banks name HTML `.xls`. `compound` is an old .xls or an encrypted
 * .xlsx.
 */
export function fileKind(bytes: Buffer): FileKind {
  if (bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04"))) return "zip";
  if (bytes.subarray(0, 8).equals(Buffer.from("d0cf11e0a1b11ae1", "hex"))) return "compound";
  const text = decodeText(bytes);
  if (text === undefined) return "other";
  return /^\s*</.test(text) && /<(\w+:)?(table|workbook)[\s>]/i.test(text) ? "markup" : "text";
}
