/** Maximum scans of a JPEG; encoders make a dozen. Each touches every pixel, and no timeout ends one that has begun. */
export const MAX_SCANS = 32;

/**
 * Counts start-of-scan segments of a JPEG up to the end of the image. Data after the end is another file (phones append
 * films). Data inside a segment (thumbnails, metadata) is skipped by its length, as decoders do.
 */
export function countScans(bytes: Buffer): number {
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

/** Chunks that a decoder needs to show a PNG. */
const SHOWN_CHUNKS = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "eXIf"]);

/**
 * Removes invisible chunks from a PNG: a decoder unpacks each compressed text to 50 MB, which takes a hundred of them
 * five seconds even of its header. Other files are returned unchanged.
 */
export function withoutHiddenChunks(bytes: Buffer): Buffer {
  if (bytes.toString("latin1", 1, 4) !== "PNG") return bytes;
  const chunks = [bytes.subarray(0, 8)];
  for (let start = 8; start + 8 <= bytes.length; ) {
    const end = start + 12 + bytes.readUInt32BE(start);
    if (SHOWN_CHUNKS.has(bytes.toString("latin1", start + 4, start + 8))) chunks.push(bytes.subarray(start, end));
    start = end;
  }
  return Buffer.concat(chunks);
}
