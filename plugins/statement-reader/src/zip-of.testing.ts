// Writes archives as programs write them, and as no honest program does.
import { crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  name: string;
  content: Buffer | string;
  stored?: boolean;
  /** Sizes stand behind the content, as in a zip that is written as a stream. */
  descriptor?: boolean;
  /** Sizes of 64 bits */
  zip64?: boolean;
  /** Bits of the general flag beside that of the descriptor; 1 is "encrypted". */
  flags?: number;
  /** What the directory and the local header say instead of the true size. */
  statedSize?: number;
  /** The directory does not name it. */
  isHidden?: boolean;
  /** The directory names it so often. */
  named?: number;
}

const NONE = 0xffffffff;

export function zipOf(parts: readonly ZipPart[], { statedCount }: { statedCount?: number } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const local = localOf(part);
    if (!part.isHidden) for (let times = part.named ?? 1; times > 0; times -= 1) directory.push(entryOf(part, offset));
    locals.push(local);
    offset += local.length;
  }
  const size = Buffer.concat(directory).length;
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(statedCount ?? directory.length, 8);
  end.writeUInt16LE(statedCount ?? directory.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

function fieldsOf({ name, content, stored, descriptor, flags = 0, statedSize, zip64 }: ZipPart) {
  const bytes = Buffer.from(content);
  const packed = stored ? bytes : deflateRawSync(bytes);
  const size = statedSize ?? bytes.length;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(zip64 ? 45 : 20, 0);
  common.writeUInt16LE(flags | 0x800 | (descriptor ? 8 : 0), 2);
  common.writeUInt16LE(stored ? 0 : 8, 4);
  common.writeUInt32LE(crc32(bytes), 10);
  common.writeUInt32LE(zip64 ? NONE : packed.length, 14);
  common.writeUInt32LE(zip64 ? NONE : size, 18);
  common.writeUInt16LE(Buffer.byteLength(name), 22);
  const extra = Buffer.alloc(zip64 ? 20 : 0);
  if (zip64) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    extra.writeBigUInt64LE(BigInt(size), 4);
    extra.writeBigUInt64LE(BigInt(packed.length), 12);
  }
  common.writeUInt16LE(extra.length, 24);
  return { common, extra, packed, size, name: Buffer.from(name) };
}

function localOf(part: ZipPart): Buffer {
  const { common, extra, packed, size, name } = fieldsOf(part);
  const head = Buffer.concat([Buffer.from("PK\x03\x04"), common, name, extra, packed]);
  if (!part.descriptor) return head;
  const descriptor = Buffer.alloc(16);
  descriptor.write("PK\x07\x08", "latin1");
  common.copy(descriptor, 4, 10, 14);
  descriptor.writeUInt32LE(packed.length, 8);
  descriptor.writeUInt32LE(size, 12);
  // The sizes before the content are not known yet.
  head.fill(0, 14, 26);
  return Buffer.concat([head, descriptor]);
}

function entryOf(part: ZipPart, offset: number): Buffer {
  const { common, extra, name } = fieldsOf(part);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.from([45, 0]), common, rest, name, extra]);
}
