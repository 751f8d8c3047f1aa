import { inflateSync } from "node:zlib";
import type { PictureType } from "./picture-type";

/**
 * Maximum scans of a JPEG and frames of an animation. Encoders make a dozen scans; long animations have some hundred
 * frames.
 */
export const MAX_SCANS = 32;
export const MAX_FRAMES = 1000;

/** How often a decoder passes over a file: each scan of a JPEG touches every pixel, each frame takes memory. */
export interface Passes {
  scans: number;
  frames: number;
}

/** Counts scans and frames by reading the file's structure once, without decoding. */
export function countPasses(bytes: Buffer, type: PictureType): Passes {
  if (type === "image/jpeg") return { scans: countScans(bytes), frames: 1 };
  if (type === "image/png") return { scans: 1, frames: countPngFrames(bytes) };
  if (type === "image/gif") return { scans: 1, frames: countGifFrames(bytes) };
  if (type === "image/webp") return { scans: 1, frames: countWebpFrames(bytes) };
  return { scans: 1, frames: 1 };
}

/**
 * Counts start-of-scan segments up to the end of the image. Data after the end is another file (phones append films).
 * Data inside a segment (thumbnails, metadata) is skipped by its length, as decoders do.
 */
function countScans(bytes: Buffer): number {
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? 0xd9;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) break;
    // Stuffed bytes, restarts and standalone markers have no length.
    else if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      if (marker === 0xda) scans += 1;
      at += 2 + (at + 3 < bytes.length ? bytes.readUInt16BE(at + 2) : 2);
    }
  }
  return scans;
}

function countPngFrames(bytes: Buffer): number {
  let frames = 0;
  for (const { type } of pngChunks(bytes)) if (type === "fcTL") frames += 1;
  return Math.max(1, frames);
}

/** GIF: an image descriptor starts a frame; all other data is in blocks with a length. */
function countGifFrames(bytes: Buffer): number {
  const colours = (packed = 0) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
  let frames = 0;
  let at = 13 + colours(bytes[10]);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x2c) {
      frames += 1;
      at = afterBlocks(bytes, at + 11 + colours(bytes[at + 9]));
    } else if (block === 0x21) at = afterBlocks(bytes, at + 2);
    else if (block === 0x3b) break;
    else at += 1;
  }
  return frames;
}

function afterBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return at + 1;
}

function countWebpFrames(bytes: Buffer): number {
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (bytes.toString("latin1", at, at + 4) === "ANMF") frames += 1;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return Math.max(1, frames);
}

/** Chunks that a decoder needs to show a PNG. */
const SHOWN_CHUNKS = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "eXIf"]);
/** Larger profiles are dropped, compressed or not: real ones of screens and cameras are smaller. In bytes. */
const METADATA_MAX_BYTES = 512 * 1024;

/**
 * Removes invisible chunks from a PNG, because a decoder might unpack each compressed text to 50 MB. Other files are
 * returned unchanged.
 */
export function withoutHiddenChunks(bytes: Buffer): Buffer {
  if (bytes.toString("latin1", 1, 4) !== "PNG") return bytes;
  const chunks = [bytes.subarray(0, 8)];
  const seen = new Set<string>();
  for (const { type, start, end } of pngChunks(bytes)) {
    if (!SHOWN_CHUNKS.has(type)) continue;
    if (type === "iCCP" || type === "eXIf") {
      if (seen.has(type) || end - start > METADATA_MAX_BYTES) continue;
      if (type === "iCCP" && !isSmallProfile(bytes.subarray(start + 8, end - 4))) continue;
    }
    seen.add(type);
    chunks.push(bytes.subarray(start, end));
  }
  return Buffer.concat(chunks);
}

/** Whether a compressed profile, after its name and the compression byte, unpacks to a normal size. */
function isSmallProfile(data: Buffer): boolean {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: METADATA_MAX_BYTES });
    return true;
  } catch {
    return false;
  }
}

function* pngChunks(bytes: Buffer): Generator<{ type: string; start: number; end: number }> {
  for (let start = 8; start + 8 <= bytes.length; ) {
    const end = Math.min(start + 12 + bytes.readUInt32BE(start), bytes.length);
    const type = bytes.toString("latin1", start + 4, start + 8);
    yield { type, start, end };
    if (type === "IEND") return;
    start = end;
  }
}
