import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { LIMITS } from "./limits";
import { Refused } from "./refused";

const LOCAL = "PK\x03\x04";
const END = "PK\x05\x06";
/** Length of the end record without its comment, and where in it the comment's length stands. */
const END_LENGTH = 22;
const COMMENT_LENGTH_AT = 20;
/** The parts that hold cells. Pictures, macros' sources and archives inside the archive are left packed. */
const READ_PARTS = /\.(xml|rels|bin)$/i;

/** The content of each part of a workbook, by its name with slashes. */
export type Parts = ReadonlyMap<string, Buffer>;

/**
 * Unpacks a workbook, so that the spreadsheet library is given nothing that was not measured before. `yauzl` stops at
 * the size that the directory states, and the sum of these sizes is limited.
 * @throws `too_large`, `not_a_statement` for a zip that holds no workbook, or `damaged` for one that is cut, whose sizes
 * are lies, or whose directory does not name each part once
 */
export async function unpackZip(bytes: Buffer): Promise<Parts> {
  try {
    // Some servers add bytes to the end of a file.
    const zip = await fromBufferPromise(untilEnd(bytes), { decodeStrings: false });
    const entries = await entriesOf(zip);
    await checkPlaces(zip, [...entries.values()], bytes);
    if (!isWorkbook(new Set(entries.keys()))) throw new Refused("not_a_statement");
    const parts = new Map<string, Buffer>();
    for (const [name, entry] of entries)
      if (READ_PARTS.test(name)) parts.set(name, await buffer(await zip.openReadStreamPromise(entry)));
    return parts;
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("damaged");
  }
}

function untilEnd(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(END);
  if (end < 0) throw new Refused("damaged");
  return bytes.subarray(0, end + END_LENGTH + bytes.readUInt16LE(end + COMMENT_LENGTH_AT));
}

/** The directory by name. Names differ in more than their letters' case, as those of a workbook have to. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > LIMITS.parts) throw new Refused("too_large");
  const entries = new Map<string, Entry>();
  const known = new Set<string>();
  let left: number = LIMITS.unpackedBytes;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString("utf8").replaceAll("\\", "/").replace(/^\/+/, "");
    if (known.has(name.toLowerCase())) throw new Refused("damaged");
    known.add(name.toLowerCase());
    entries.set(name, entry);
    if (READ_PARTS.test(name)) left -= entry.uncompressedSize;
    if (left <= 0) throw new Refused("too_large");
  }
  return entries;
}

/** Whether the parts are those of an .xlsx, .xlsb or .ods. */
function isWorkbook(names: ReadonlySet<string>): boolean {
  const has = (...wanted: string[]) => wanted.every((name) => names.has(name));
  return has("[Content_Types].xml") || has("META-INF/manifest.xml", "content.xml");
}

/**
 * Refuses an archive in which parts overlap, or a part stands that the directory does not name: what stands between
 * two parts is at most a part's size.
 */
async function checkPlaces(zip: ZipFile, entries: Entry[], bytes: Buffer): Promise<void> {
  const inPlace = entries.sort((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const entry of inPlace) {
    const start = entry.relativeOffsetOfLocalHeader;
    if (start < end || bytes.subarray(end, start).includes(LOCAL)) throw new Refused("damaged");
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    end = fileDataStart + entry.compressedSize;
  }
  if (bytes.subarray(end).includes(LOCAL)) throw new Refused("damaged");
}
