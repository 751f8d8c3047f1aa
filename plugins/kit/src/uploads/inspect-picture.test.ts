import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inspectPicture } from "./inspect-picture";
import {
  blackPng,
  gifOfFrames,
  jpegMetadata,
  jpegOfScans,
  packedProfile,
  packedText,
  webpOfFrames,
} from "./odd-pictures.testing";
import { countScans, withoutHiddenChunks } from "./picture-cost";

const MB = 1024 * 1024;

/** The error code of a picture, if any. */
async function inspected(bytes: Buffer): Promise<string> {
  return inspectPicture(bytes, "a").then(
    () => "taken",
    ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
  );
}

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#7a1420" } });
}

describe("a picture that would take minutes to decode", () => {
  it.each([
    ["a PNG of 1 x 39,999,999 px", () => blackPng(1, 39_999_999), "400 image_too_tall"],
    ["a PNG of 39,999,999 x 1 px", () => blackPng(39_999_999, 1), "400 image_too_tall"],
    ["a PNG of 1 x 32,767 px", () => blackPng(1, 32_767), "400 image_too_tall"],
    ["a PNG of 8000 x 5001 px", () => blackPng(8000, 5001), "400 image_too_many_pixels"],
    ["a JPEG of 2,646 scans", () => jpegOfScans(1000, 1000, 2646), "400 image_too_complex"],
    ["a JPEG of 33 scans", () => jpegOfScans(100, 100, 33), "400 image_too_complex"],
    [
      "a JPEG whose scans come after 4 MB of metadata",
      () => jpegOfScans(9, 9, 33, jpegMetadata(1, 4 * MB)),
      "400 image_too_complex",
    ],
    [
      "a PNG of 16 bits, interlaced, of 40 megapixels",
      () => blackPng(8000, 5000, { depth: 16, color: 6, interlaced: true }),
      "400 image_too_complex",
    ],
    ["a JPEG that is cut off", () => jpegOfScans(100, 100, 10).subarray(0, 30), "400 image_broken"],
    ["a WebP of no frame", () => webpOfFrames(0), "400 image_broken"],
    ["two bytes", () => Buffer.from("ffd8", "hex"), "400 image_broken"],
  ])("is refused by its structure: %s", async (_what, bytes, verdict) => {
    expect(await inspected(bytes())).toBe(verdict);
  });
});

describe("an ordinary picture", () => {
  it.each([
    ["a JPEG of 1000 x 20000 px", () => photo(1000, 20_000).jpeg().toBuffer()],
    ["a JPEG of 12 megapixels", () => photo(4000, 3000).jpeg().toBuffer()],
    ["a progressive JPEG of 3 megapixels", () => photo(2000, 1500).jpeg({ progressive: true }).toBuffer()],
    ["a CMYK JPEG", () => photo(200, 200).toColourspace("cmyk").jpeg().toBuffer()],
    ["a PNG of 16 bits", async () => blackPng(1000, 1000, { depth: 16, color: 6 })],
    ["an interlaced PNG", async () => blackPng(200, 100, { interlaced: true })],
    ["a GIF of 300,000 frames, of which one is shown", async () => gifOfFrames(300_000)],
    ["a GIF with 4 MB of comments", async () => gifOfFrames(1, 4 * MB)],
    ["a JPEG of 32 scans", async () => jpegOfScans(100, 100, 32)],
    ["a JPEG with a profile of 4 MB", async () => jpegOfScans(100, 100, 10, jpegMetadata(2, 4 * MB))],
    ["a PNG of 40 megapixels", async () => blackPng(8000, 5000, { color: 6 })],
    ["a PNG of 20 megapixels and 16 bits", async () => blackPng(5000, 4000, { depth: 16, color: 2 })],
    ["a progressive JPEG of 40 megapixels", () => photo(8000, 5000).jpeg({ progressive: true }).toBuffer()],
  ])("is taken: %s", async (_what, bytes) => {
    expect(await inspected(await bytes())).toBe("taken");
  });

  it("is counted by how its encoder made it", async () => {
    expect(countScans(await photo(300, 200).jpeg({ progressive: true }).toBuffer())).toBe(10);
    expect(countScans(await photo(300, 200).jpeg().toBuffer())).toBe(1);
  });

  it("ends where the next file begins: an appended film is not read", async () => {
    const film = Buffer.concat(Array.from({ length: 1000 }, () => Buffer.from("ffda0008", "hex")));
    expect(await inspected(Buffer.concat([await photo(300, 200).jpeg().toBuffer(), film]))).toBe("taken");
  });
});

describe("hidden data of a PNG", () => {
  it("is not unpacked: a hundred texts of 40 MB each", async () => {
    const bomb = blackPng(10, 10, { extra: Array(100).fill(packedText(40_000_000)) });
    expect(bomb.length).toBeLessThan(5 * MB);
    const bare = withoutHiddenChunks(bomb);
    expect(bare.equals(blackPng(10, 10))).toBe(true);
    expect(await inspected(bomb)).toBe("taken");
  });

  it("leaves visible data alone: colours, transparency, and orientation", async () => {
    const picture = await sharp({ create: { width: 20, height: 10, channels: 4, background: "#7a142080" } })
      .png({ palette: true })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const bare = withoutHiddenChunks(picture);
    expect((await sharp(bare).metadata()).orientation).toBe(6);
    expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer());
  });

  it("may be profiles of 49 MB, of which the first is read", async () => {
    const startedAt = Date.now();
    expect(await inspected(blackPng(9, 9, { extra: Array(100).fill(packedProfile(49_000_000)) }))).toBe("taken");
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });

  it("does not include a picture's colour profile", async () => {
    const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#7a1420" } })
      .withIccProfile("p3")
      .png()
      .toBuffer();
    expect((await sharp(withoutHiddenChunks(picture)).metadata()).icc).toEqual((await sharp(picture).metadata()).icc);
    expect((await sharp(picture).metadata()).icc).toBeDefined();
  });
});
