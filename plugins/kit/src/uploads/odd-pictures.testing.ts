import { crc32 as crc, deflateSync } from "node:zlib";

/** Generated pictures that no camera makes: small files that need much work. For tests. */

const word = (value: number) => Buffer.from([value >> 8, value & 255]);
const repeated = (count: number, bytes: Buffer) => Array.from({ length: count }, () => bytes);

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export interface PngOptions {
  /** Bits per channel. */
  depth?: 8 | 16;
  /** 0 grey, 2 colour, 6 colour with transparency. */
  color?: 0 | 2 | 6;
  interlaced?: boolean;
  /** Chunks between header and pixels. */
  extra?: readonly Buffer[];
}

const CHANNELS = { 0: 1, 2: 3, 6: 4 };

/** A black PNG: a few bytes for a million pixels. */
export function blackPng(width: number, height: number, options: PngOptions = {}): Buffer {
  const { depth = 8, color = 0, interlaced = false, extra = [] } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, interlaced ? 1 : 0], 8);
  // An interlaced picture has more rows, each with its own filter byte; excess bytes at the end are ignored.
  const bytes = (1 + (width * CHANNELS[color] * depth) / 8) * height * (interlaced ? 2 : 1);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", header),
    ...extra,
    pngChunk("IDAT", deflateSync(Buffer.alloc(bytes))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A compressed text chunk that unpacks to `bytes`. */
export function packedText(bytes: number): Buffer {
  return pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(bytes))]));
}

/** A colour profile chunk that unpacks to `bytes`. */
export function packedProfile(bytes: number): Buffer {
  return pngChunk("iCCP", Buffer.concat([Buffer.from("Profile\0\0", "latin1"), deflateSync(Buffer.alloc(bytes))]));
}

function segment(marker: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), word(data.length + 2), data]);
}

/** Metadata segments like a camera's, as many as needed; 1 is EXIF or XMP, 2 a colour profile. */
export function jpegMetadata(kind: 1 | 2, bytes: number): Buffer {
  const [name, most] = kind === 1 ? ["Exif\0\0", 60_000] : ["ICC_PROFILE\0\x01\x01", 60_000];
  const part = segment(0xe0 + kind, Buffer.concat([Buffer.from(name, "latin1"), Buffer.alloc(most, 1)]));
  return Buffer.concat(repeated(Math.ceil(bytes / most), part));
}

/**
 * A grey progressive JPEG with the given number of valid scans: after the first, each refines one more bit of one
 * coefficient and says in a few bytes that it is set nowhere. At most 883 for one component, 2,647 for three.
 */
export function jpegOfScans(width: number, height: number, scans: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const components = 3;
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const each = (fields: number[]) => Array.from({ length: components }, (_, index) => [index + 1, ...fields]).flat();
  // A Huffman table with one code, the bit 0, for `symbol`.
  const table = (id: number, symbol: number) => segment(0xc4, Buffer.from([id, 1, ...Array(15).fill(0), symbol]));
  const parts = [
    Buffer.from([0xff, 0xd8]),
    extra,
    segment(0xdb, Buffer.from([0, ...Array(64).fill(1)])),
    segment(0xc2, Buffer.from([8, ...word(height), ...word(width), components, ...each([0x11, 0])])),
    table(0, 0),
    // End-of-band run of 16,384 blocks, and 14 more bits.
    table(0x10, 0xe0),
    segment(0xda, Buffer.from([components, ...each([0]), 0, 0, 0])),
    Buffer.alloc(Math.ceil((blocks * components) / 8)),
  ];
  const nothing = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  for (let made = 1; made < scans; made += 1) {
    const bit = 13 - ((made - 1) % 14);
    const coefficient = 1 + (Math.floor((made - 1) / 14) % 63);
    const component = 1 + Math.floor((made - 1) / (14 * 63));
    const before = bit === 13 ? 0 : bit + 1;
    parts.push(segment(0xda, Buffer.from([1, component, 0, coefficient, coefficient, (before << 4) | bit])), nothing);
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

/** A GIF of 1 x 1 px with the given number of frames, preceded by comments that look like a ZIP archive. */
export function gifOfFrames(frames: number, commentBytes = 0): Buffer {
  const comment = Buffer.concat([Buffer.from([255]), Buffer.from("PK\x03\x04", "latin1"), Buffer.alloc(251, 0x2c)]);
  const blocks = Math.ceil(commentBytes / 255);
  return Buffer.concat([
    Buffer.from("GIF89a"),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...(blocks > 0 ? [Buffer.from([0x21, 0xfe]), ...repeated(blocks, comment), Buffer.from([0])] : []),
    ...repeated(frames, Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])),
    Buffer.from([0x3b]),
  ]);
}

/** A WebP file with this number of empty animation frames. */
export function webpOfFrames(frames: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type, "latin1"), length, data]);
  };
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    chunk("VP8X", Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    chunk("ANIM", Buffer.alloc(6)),
    ...repeated(frames, chunk("ANMF", Buffer.alloc(16))),
  ]);
  return chunk("RIFF", body);
}
