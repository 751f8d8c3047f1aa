import sharp from "sharp";
import { expect, it } from "vitest";
import { isStillSeen } from "./damaged-picture";
import { inspectPicture } from "./inspect-picture";
import type { UploadStore } from "./store";
import { storePicture, UnreadablePicture } from "./store-picture";

/** Like a photo: its file is as long as its rows are many. */
const photo = sharp({
  create: {
    width: 400,
    height: 600,
    channels: 3,
    background: "#888",
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  },
});
const jpeg = await photo.clone().jpeg({ quality: 80 }).toBuffer();
const progressive = await photo.clone().jpeg({ quality: 80, progressive: true }).toBuffer();
const png = await photo.clone().png().toBuffer();
const webp = await photo.clone().webp({ quality: 80 }).toBuffer();

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const scratched = (bytes: Buffer, share: number) => {
  const copy = Buffer.from(bytes);
  copy.fill(0xa5, Math.floor(copy.length * share), Math.floor(copy.length * share) + 200);
  return copy;
};

/** Keeps nothing, and has nothing. */
const nowhere = { touch: async () => false, put: async () => {} } as unknown as UploadStore;

it.each([
  ["a JPEG without its end marker", jpeg.subarray(0, -2)],
  ["a JPEG without its last 200 bytes", jpeg.subarray(0, -200)],
  ["a JPEG without its last twentieth", cut(jpeg, 0.95)],
  ["a progressive JPEG without its last 200 bytes", progressive.subarray(0, -200)],
  ["a PNG without its last 20 bytes", png.subarray(0, -20)],
  ["a PNG without its last twentieth", cut(png, 0.95)],
])("%s is stored, because a person can still see it", async (_, bytes) => {
  await inspectPicture(bytes, "photo");
  expect(await storePicture(bytes, nowhere)).toMatch(/_400x600\.webp$/);
});

it.each([
  ["half of a JPEG", cut(jpeg, 0.5)],
  ["the beginning of a progressive JPEG", cut(progressive, 0.02)],
  ["half of a PNG", cut(png, 0.5)],
  ["half of a WebP", cut(webp, 0.5)],
  ["a PNG with other bytes in the middle", scratched(png, 0.5)],
  ["the header of a JPEG alone", jpeg.subarray(0, 600)],
])("%s is broken", async (_, bytes) => {
  expect(await isStillSeen(bytes)).toBe(false);
  await expect(storePicture(bytes, nowhere)).rejects.toThrow(UnreadablePicture);
});
