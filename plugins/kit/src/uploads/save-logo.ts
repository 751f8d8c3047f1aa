import { createHash } from "node:crypto";
import { ApiError } from "../errors/api-error";
import { inDecodeQueue } from "./decode-queue";
import { safeSvg } from "./safe-svg";
import { savePicture } from "./save-picture";
import { uploadStore } from "./upload-store";
import { tooLarge, type UploadedFile } from "./uploaded-file";

/** Maximum size of an SVG, in bytes. */
const SVG_MAX_BYTES = 512 * 1024;
/** Maximum number of its tags and attributes: six thousand traced paths take a browser and this process a moment. */
const SVG_MAX_PARTS = 20_000;
const [LESS_THAN, EQUALS] = Buffer.from("<=");

/**
 * Stores an uploaded logo and returns its URL: a bitmap as `savePicture` does, an SVG sanitised, as
 * `/static/img/<hash>.svg` (ruling 28). 413 `image_too_large` for an SVG above 512 kB; 400 `image_too_complex` for
 * one of more than 20,000 parts, `image_broken` for one that is not well-formed or defines entities.
 */
export async function saveLogo(file: UploadedFile): Promise<string> {
  if (file.type !== "image/svg+xml") return savePicture(file);
  if (file.bytes.length > SVG_MAX_BYTES) throw tooLarge(file.name, file.bytes.length, SVG_MAX_BYTES);
  const parts = file.bytes.reduce((count, byte) => count + (byte === LESS_THAN || byte === EQUALS ? 1 : 0), 0);
  if (parts > SVG_MAX_PARTS) throw new ApiError(400, "image_too_complex", { params: { name: file.name } });
  const svg = await inDecodeQueue(file.sender, () => safeSvg(file.bytes));
  if (svg === undefined) throw new ApiError(400, "image_broken", { params: { name: file.name } });
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 16);
  const name = `img/${hash}.svg`;
  const store = uploadStore();
  if (!(await store.touch(name))) await store.put(name, Buffer.from(svg), "image/svg+xml");
  return `/static/${name}`;
}
