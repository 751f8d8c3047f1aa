import { describe, expect, it } from "vitest";
import { pictureFault } from "./picture-rules";

const small = { name: "мах.png", size: 1000, type: "image/png" };

describe("chosen pictures", () => {
  it("are accepted within the limits", () => {
    expect(pictureFault([small, { ...small, size: 5 * 1024 * 1024 }], 2, 5)).toBeUndefined();
  });

  it("are refused together when one too many was chosen", () => {
    expect(pictureFault([small, small], 1, 5)).toEqual({ code: "images_too_many", values: { most: 5 } });
  });

  it("are refused together when one is too large or of another type, which is named", () => {
    expect(pictureFault([small, { ...small, name: "том.png", size: 5 * 1024 * 1024 + 1 }], 5, 5)).toMatchObject({
      code: "image_too_large",
      values: { name: "том.png", size: 5, megabytes: 5 },
    });
    expect(pictureFault([{ ...small, name: "IMG_1.HEIC", type: "image/heic" }], 5, 5)).toEqual({
      code: "image_heic",
      values: { name: "IMG_1.HEIC" },
    });
    expect(pictureFault([{ ...small, name: "a.svg", type: "image/svg+xml" }], 5, 5)).toMatchObject({
      code: "image_type_unsupported",
      values: { name: "a.svg", type: "image/svg+xml", accepts: "JPEG, PNG, GIF, WEBP" },
    });
  });
});
