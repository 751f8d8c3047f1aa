import { expect, it } from "vitest";
import { isHeic, pictureKind } from ".";

it.each(["heic", "heix", "mif1", "hevc"])(
  "a file of the brand %s is an iPhone's photo and no picture that is taken",
  (brand) => {
    const start = `\0\0\0\x18ftyp${brand}\0\0\0\0`;
    expect(isHeic(start)).toBe(true);
    expect(pictureKind(start)).toBeUndefined();
  },
);

it.each(["\xff\xd8\xff\xe0\0\x10JFIF", "\0\0\0\x18ftypisom", "\0\0\0\x1cftypavif", "heic", ""])(
  "%j is none",
  (start) => {
    expect(isHeic(start)).toBe(false);
  },
);
