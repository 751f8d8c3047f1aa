import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inspectPicture } from "./inspect-picture";
import {
  apngOfFrames,
  blackPng,
  gifOfFrames,
  jpegMetadata,
  jpegOfScans,
  packedProfile,
  packedText,
  pngChunk,
  webpOfFrames,
} from "./odd-pictures.testing";
import { countPasses, withoutHiddenChunks } from "./picture-cost";

const MB = 1024 * 1024;
const SLOWEST = { depth: 16, color: 6, interlaced: true } as const;

/** The error code, or the estimated cost of a picture. */
async function inspected(bytes: Buffer): Promise<string> {
  const verdict = await inspectPicture(bytes, "a").catch((error: { status: number; code: string }) => error);
  return "code" in verdict ? `${verdict.status} ${verdict.code}` : verdict.large ? "large" : "small";
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
    ["a GIF of 300,000 frames", () => gifOfFrames(300_000), "400 image_too_complex"],
    ["an APNG of 1,001 frames", () => apngOfFrames(1001), "400 image_too_complex"],
    ["a WebP of 150,000 frames", () => webpOfFrames(150_000), "400 image_too_complex"],
    ["a PNG of 16 bits, interlaced, of 40 megapixels", () => blackPng(8000, 5000, SLOWEST), "400 image_too_complex"],
    ["the same of a little above 10 megapixels", () => blackPng(4000, 2510, SLOWEST), "400 image_too_complex"],
    [
      "an interlaced PNG of 40 megapixels with transparency",
      () => blackPng(8000, 5000, { color: 6, interlaced: true }),
      "400 image_too_complex",
    ],
    ["a JPEG of 32 scans and 36 megapixels", () => jpegOfScans(6000, 6000, 32), "400 image_too_complex"],
    ["a JPEG that is cut off", () => jpegOfScans(100, 100, 10).subarray(0, 30), "400 image_broken"],
    ["a WebP of no frame", () => webpOfFrames(0), "400 image_broken"],
    ["two bytes", () => Buffer.from("ffd8", "hex"), "400 image_broken"],
  ])("is refused by its structure: %s", async (_what, bytes, verdict) => {
    expect(await inspected(bytes())).toBe(verdict);
  });
});

describe("an ordinary picture", () => {
  it.each([
    ["a JPEG of 1000 x 20000 px", () => photo(1000, 20_000).jpeg().toBuffer(), "large"],
    ["a JPEG of 12 megapixels", () => photo(4000, 3000).jpeg().toBuffer(), "small"],
    ["a progressive JPEG of 3 megapixels", () => photo(2000, 1500).jpeg({ progressive: true }).toBuffer(), "small"],
    ["a CMYK JPEG", () => photo(200, 200).toColourspace("cmyk").jpeg().toBuffer(), "small"],
    ["a PNG of 16 bits", async () => blackPng(1000, 1000, { depth: 16, color: 6 }), "small"],
    ["an interlaced PNG", async () => blackPng(200, 100, { interlaced: true }), "small"],
    ["a GIF of 1,000 frames", async () => gifOfFrames(1000), "small"],
    ["a GIF with 4 MB of comments", async () => gifOfFrames(1, 4 * MB), "small"],
    ["a JPEG of 32 scans", async () => jpegOfScans(100, 100, 32), "small"],
    ["a JPEG with a profile of 4 MB", async () => jpegOfScans(100, 100, 10, jpegMetadata(2, 4 * MB)), "small"],
    ["a PNG of 40 megapixels", async () => blackPng(8000, 5000, { color: 6 }), "large"],
    ["a PNG of 20 megapixels and 16 bits", async () => blackPng(5000, 4000, { depth: 16, color: 2 }), "large"],
    ["a progressive JPEG of 40 megapixels", () => photo(8000, 5000).jpeg({ progressive: true }).toBuffer(), "large"],
  ])("is taken: %s", async (_what, bytes, verdict) => {
    expect(await inspected(await bytes())).toBe(verdict);
  });

  it("is counted by how its encoder made it", async () => {
    const progressive = await photo(300, 200).jpeg({ progressive: true }).toBuffer();
    expect(countPasses(progressive, "image/jpeg").scans).toBe(10);
    expect(countPasses(await photo(300, 200).jpeg().toBuffer(), "image/jpeg").scans).toBe(1);
    const frames = await Promise.all(["#ff0000", "#00ff00", "#0000ff"].map((background) => photoOf(background)));
    const animation = sharp(frames, { join: { animated: true } });
    expect(countPasses(await animation.clone().gif().toBuffer(), "image/gif").frames).toBe(3);
    expect(countPasses(await animation.clone().webp().toBuffer(), "image/webp").frames).toBe(3);
  });

  it("ends where the next file begins: an appended film is not read", async () => {
    const film = Buffer.concat(Array.from({ length: 1000 }, () => Buffer.from("ffda0008", "hex")));
    expect(await inspected(Buffer.concat([await photo(300, 200).jpeg().toBuffer(), film]))).toBe("small");
  });
});

describe("hidden data of a PNG", () => {
  it("is not unpacked: a hundred texts of 40 MB each", async () => {
    const bomb = blackPng(10, 10, { extra: Array(100).fill(packedText(40_000_000)) });
    expect(bomb.length).toBeLessThan(5 * MB);
    const bare = withoutHiddenChunks(bomb);
    expect(bare.equals(blackPng(10, 10))).toBe(true);
    expect(await inspected(bomb)).toBe("small");
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

  it("may be one profile of a common size", () => {
    const small = packedProfile(3000);
    const large = pngChunk("iCCP", Buffer.alloc(2 * MB));
    const bomb = packedProfile(49_000_000);
    const broken = pngChunk("iCCP", Buffer.alloc(100));
    expect(bomb.length).toBeLessThan(50_000);
    expect(withoutHiddenChunks(blackPng(9, 9, { extra: [large, bomb, broken, small, small] }))).toEqual(
      blackPng(9, 9, { extra: [small] }),
    );
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

function photoOf(background: string): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}
