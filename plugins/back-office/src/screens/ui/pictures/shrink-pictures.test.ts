import { expect, it } from "vitest";
import { shrinkPictures } from "./shrink-pictures";

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

/** A photo that the phone shows, and whose bytes are elsewhere. */
function elsewhere(name: string): File {
  const file = new File([JPEG], name, { type: "image/jpeg" });
  file.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) });
  return file;
}

it("names the files that cannot be read, and keeps the others, with the type of their bytes", async () => {
  const told: string[] = [];
  const { files, unreadable } = await shrinkPictures(
    [new File([JPEG], "a.png", { type: "image/png" }), elsewhere("b.jpg"), new File([JPEG], "c.jpg")],
    (done, total) => told.push(`${done}/${total}`),
  );
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ["a.png", "image/jpeg"],
    ["c.jpg", "image/jpeg"],
  ]);
  expect(unreadable).toEqual(["b.jpg"]);
  expect(told).toEqual(["0/3", "1/3", "2/3"]);
});
