import { inflateRawSync } from "node:zlib";
import { LIMITS } from "./limits";
import { Refused } from "./refused";

const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END = Buffer.from("PK\x05\x06");
const DEFLATED = 8;

/**
 * Refuses a workbook that would unpack to more than `LIMITS.unpackedBytes`. The sizes that a zip states may be lies, so
 * each part is unpacked here and thrown away: Node's zlib stops at a size, the library's own does not.
 * @throws `too_large`, or `damaged` for a zip that is cut, encrypted, or holds no workbook
 */
export function checkZip(bytes: Buffer): void {
  const end = bytes.lastIndexOf(END);
  if (end < 0) throw new Refused("damaged");
  try {
    checkParts(bytes, end);
  } catch (error) {
    if (error instanceof Refused) throw error;
    // Offsets that lead out of the file, data that cannot be inflated.
    throw new Refused(isCode(error, "ERR_BUFFER_TOO_LARGE") ? "too_large" : "damaged");
  }
}

function checkParts(bytes: Buffer, end: number): void {
  const parts = bytes.readUInt16LE(end + 10);
  if (parts > LIMITS.parts) throw new Refused("too_large");
  let left: number = LIMITS.unpackedBytes;
  let at = bytes.readUInt32LE(end + 16);
  let isWorkbook = false;
  for (let part = 0; part < parts; part += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new Refused("damaged");
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    isWorkbook ||= name === "[Content_Types].xml";
    left -= unpackedSize(bytes, at, left);
    if (left <= 0) throw new Refused("too_large");
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (!isWorkbook) throw new Refused("not_a_statement");
}

/** Reads the local header, as the library does, and compares no sizes. */
function unpackedSize(bytes: Buffer, central: number, atMost: number): number {
  const local = bytes.readUInt32LE(central + 42);
  if (bytes.readUInt32LE(local) !== LOCAL) throw new Refused("damaged");
  // The library reserves the stated size before it unpacks.
  if (bytes.readUInt32LE(local + 22) > atMost || bytes.readUInt32LE(central + 24) > atMost)
    throw new Refused("too_large");
  const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (data > bytes.length) throw new Refused("damaged");
  if (bytes.readUInt16LE(local + 8) !== DEFLATED) return bytes.readUInt32LE(central + 20);
  return inflateRawSync(bytes.subarray(data), { maxOutputLength: atMost }).length;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
