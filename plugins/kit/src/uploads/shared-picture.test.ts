import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sharedPicture } from "../contract/images";
import { diskStore } from "./disk-store";
import { openSharedPicture } from "./shared-picture";
import type { UploadStore } from "./store";
import { storePicture } from "./store-picture";

let dir: string;
let store: UploadStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "shared-picture-"));
  store = diskStore(dir);
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

async function stored(width: number, height: number, channels: 3 | 4 = 3): Promise<{ name: string; url: string }> {
  const background = channels === 3 ? "#7a1420" : { r: 0, g: 0, b: 0, alpha: 0 };
  const url = await storePicture(
    await sharp({ create: { width, height, channels, background } }).png().toBuffer(),
    store,
  );
  return { url, name: `img/${basename(url).replace(".webp", ".jpg")}` };
}

async function metadataOf(name: string) {
  const file = await openSharedPicture(name, store);
  return file && sharp(await buffer(await file.read())).metadata();
}

it.each([
  ["a large one", 1600, 1200, 1200, 900],
  ["a small one", 300, 200, 300, 200],
  ["the top of a tall one", 800, 5000, 800, 800],
])("makes a JPEG of the size that the page names: %s", async (_which, width, height, ...shown) => {
  const { url, name } = await stored(width, height);
  expect(sharedPicture(url)).toEqual({ src: `/static/${name}`, width: shown[0], height: shown[1] });
  expect(await metadataOf(name)).toMatchObject({ format: "jpeg", width: shown[0], height: shown[1] });
});

it("generates it once for all concurrent requests, and stores it beside the picture", async () => {
  const { name } = await stored(700, 400);
  const put = vi.spyOn(store, "put");
  await Promise.all([name, name, name].map((each) => openSharedPicture(each, store)));
  expect(put).toHaveBeenCalledTimes(1);
  expect(await readdir(join(dir, "img"))).toContain(basename(name));
});

it("shows white where the picture is transparent", async () => {
  const { name } = await stored(200, 200, 4);
  const file = await openSharedPicture(name, store);
  const { dominant } = await sharp(await buffer((await file?.read()) ?? (await Promise.reject()))).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

it("generates nothing for an unknown name", async () => {
  const { name } = await stored(700, 400);
  const before = await readdir(join(dir, "img"));
  const others = [
    name.replace("700x400", "701x400"),
    name.replace(".jpg", "-160.jpg"),
    name.replace("img/", "img/../img/"),
    "img/0123456789abcdef_7a1420_10x10.jpg",
    "share.jpg",
  ];
  for (const other of others) expect(await openSharedPicture(other, store)).toBeUndefined();
  expect(await readdir(join(dir, "img"))).toEqual(before);
});

it("refuses a flood of them temporarily", async () => {
  const pictures = await Promise.all(Array.from({ length: 20 }, (_, place) => stored(40 + place, 40)));
  const asked = await Promise.allSettled(pictures.map(({ name }) => openSharedPicture(name, store)));
  const refused = asked.filter((each) => each.status === "rejected");
  expect(refused.length).toBe(4);
  expect(refused[0]?.reason).toMatchObject({ status: 503, code: "uploads_busy" });
});
