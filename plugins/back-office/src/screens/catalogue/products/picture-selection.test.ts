import { describe, expect, it } from "vitest";
import { selectionFault } from "./picture-selection";

const file = (name: string, type = "image/png", megabytes = 1) => ({ name, type, size: megabytes * 1024 * 1024 });

describe("a selection of pictures", () => {
  it("is accepted when all are pictures of at most 5 MB, five in total", () => {
    const files = [file("a.jpg", "image/jpeg"), file("b.gif", "image/gif"), file("c.webp", "image/webp", 5)];
    expect(selectionFault(files, 2)).toBeUndefined();
  });

  it("is refused when there would be more than five", () => {
    expect(selectionFault([file("a.png")], 5)).toEqual({ code: "images_too_many", params: { most: 5 } });
    expect(selectionFault(Array(6).fill(file("a.png")), 0)?.code).toBe("images_too_many");
  });

  it("is refused completely for one file that is too large, with name and size", () => {
    expect(selectionFault([file("ok.png"), file("том.png", "image/png", 6.5)], 0)).toEqual({
      code: "image_too_large",
      params: { name: "том.png", size: 6.5, megabytes: 5 },
    });
  });

  it("is refused completely for an iPhone's HEIC photo, of whatever size, with a sentence of its own", () => {
    const photo = file("IMG_1.HEIC", "image/heic", 7);
    expect(selectionFault([file("ok.png"), photo], 0)).toEqual({ code: "image_heic", params: { name: "IMG_1.HEIC" } });
    expect(selectionFault([{ ...photo, type: "image/heif" }], 0)?.code).toBe("image_heic");
  });

  it("is refused completely for one file of another type, with name and type", () => {
    expect(selectionFault([file("ok.png"), file("a.pdf", "application/pdf")], 0)).toEqual({
      code: "image_type_unsupported",
      params: { name: "a.pdf", type: "application/pdf", accepts: "JPEG, PNG, GIF, WEBP" },
    });
    expect(selectionFault([file("a.svg", "image/svg+xml")], 0)?.code).toBe("image_type_unsupported");
  });
});
