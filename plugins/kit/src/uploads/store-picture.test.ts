import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { imageSources } from "../contract/images";
import { diskStore } from "./disk-store";
import { blackPng, jpegOfScans, packedText } from "./odd-pictures.testing";
import type { UploadStore } from "./store";
import { storePicture } from "./store-picture";

let dir: string;
let store: UploadStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "store-picture-"));
  store = diskStore(dir);
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

function plain(width: number, height: number, background = "#7a1420"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Every file that a page would request. */
function filesNamedBy(url: string): string[] {
  const { src, srcSet = "" } = imageSources(url);
  return [...new Set([src, ...srcSet.split(", ").map((copy) => copy.split(" ")[0] ?? "")])].map((file) =>
    basename(file),
  );
}

describe("storing a picture", () => {
  it("stores it and every copy that its URL promises", async () => {
    const url = await storePicture(await plain(1600, 1200), store);
    expect(url).toMatch(/^\/static\/img\/[0-9a-f]{16}_[0-9a-f]{6}_1600x1200\.webp$/);
    const kept = await readdir(join(dir, "img"));
    expect(kept.sort()).toEqual(filesNamedBy(url).sort());
    const widths = await Promise.all(kept.map(async (file) => (await sharp(join(dir, "img", file)).metadata()).width));
    expect(widths.sort((a, b) => a - b)).toEqual([160, 320, 640, 1200, 1600]);
  });

  it("states its dominant colour", async () => {
    const { color } = imageSources(await storePicture(await plain(400, 300, "#2f5d7c"), store));
    const channels = [1, 3, 5].map((at) => Number.parseInt(color?.slice(at, at + 2) ?? "", 16));
    [0x2f, 0x5d, 0x7c].forEach((channel, index) => {
      expect(Math.abs((channels[index] ?? 0) - channel)).toBeLessThanOrEqual(16);
    });
  });

  it("makes no copy as wide as the picture, and enlarges nothing", async () => {
    const url = await storePicture(await plain(320, 200), store);
    expect(url).toContain("_320x200.webp");
    expect(await readdir(join(dir, "img"))).toHaveLength(2);
  });

  it("scales a wide picture down to 1600 px and rotates it upright", async () => {
    const sideways = await sharp(await plain(2000, 1000))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await storePicture(sideways, store)).toContain("_1000x2000.webp");
    expect(await storePicture(await plain(3200, 1600), store)).toContain("_1600x800.webp");
  });

  it("keeps transparency", async () => {
    const clear = await sharp({ create: { width: 200, height: 200, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const url = await storePicture(clear, store);
    expect(imageSources(url).color).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/);
    expect((await sharp(join(dir, "img", basename(url))).metadata()).hasAlpha).toBe(true);
  });

  it("puts a tall one on the page's white, because its transparency would take seconds to compress", async () => {
    const url = await storePicture(blackPng(600, 8000, { color: 6 }), store);
    expect(imageSources(url).color).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/);
    expect((await sharp(join(dir, "img", basename(url))).metadata()).hasAlpha).toBe(false);
  });

  it("writes the same picture once", async () => {
    const source = await plain(700, 500);
    const url = await storePicture(source, store);
    const path = join(dir, "img", basename(url));
    const before = await stat(path);
    expect(await storePicture(source, store)).toBe(url);
    expect((await stat(path)).ino).toBe(before.ino);
    expect(await readdir(join(dir, "img"))).toHaveLength(4);
  });

  it("scales a tall picture down in proportion, with all its copies", async () => {
    const tall = await sharp({ create: { width: 1000, height: 20_000, channels: 3, background: "#7a1420" } })
      .jpeg()
      .toBuffer();
    const url = await storePicture(tall, store);
    expect(url).toContain("_707x14142.webp");
    expect((await readdir(join(dir, "img"))).sort()).toEqual(filesNamedBy(url).sort());
    expect(await sharp(join(dir, "img", basename(url))).metadata()).toMatchObject({ width: 707, height: 14_142 });
  });

  it.each([
    ["as narrow as a line", () => blackPng(1, 30_000), "_1x16383.webp"],
    ["as low as a line", () => blackPng(30_000, 1), "_1600x1.webp"],
    ["of 40 megapixels, interlaced", () => blackPng(4000, 10_000, { interlaced: true }), "_1600x4000.webp"],
    ["of 32 scans", () => jpegOfScans(640, 480, 32), "_640x480.webp"],
    ["with 40 MB of hidden text", () => blackPng(9, 9, { extra: [packedText(40_000_000)] }), "_9x9.webp"],
  ])("keeps a picture %s", async (_what, source, name) => {
    expect(await storePicture(source(), store)).toContain(name);
  });

  it("stops between two steps when aborted", async () => {
    const gone = new Error("gone");
    const source = await plain(1600, 1200);
    await expect(storePicture(source, store, AbortSignal.abort(gone))).rejects.toBe(gone);
    await expect(readdir(dir)).resolves.toEqual([]);
  });

  it("compresses noise until it is no larger than an upload may be", async () => {
    const noise = await sharp({
      create: { width: 1600, height: 6000, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 45 } },
    } as never)
      .jpeg({ quality: 40 })
      .toBuffer();
    const url = await storePicture(noise, store);
    expect((await stat(join(dir, "img", basename(url)))).size).toBeLessThanOrEqual(5 * 1024 * 1024);
  });

  it("refuses a file that is no picture, and more than 40 megapixels", async () => {
    await expect(storePicture(Buffer.from("<script>"), store)).rejects.toThrow();
    await expect(storePicture(await plain(8000, 5001), store)).rejects.toThrow(/pixel limit/);
    await expect(readdir(dir)).resolves.toEqual([]);
  });
});
