import { createHash } from "node:crypto";
import { ApiError } from "../errors/api-error";
import { safeSvg } from "./safe-svg";
import { decodeQueue, savePicture } from "./save-picture";
import { SvgTooComplex } from "./svg-weight";
import { uploadStore } from "./upload-store";
import { tooLarge, type UploadedFile } from "./uploaded-file";

/** Maximum size of an SVG, in bytes. */
const SVG_MAX_BYTES = 512 * 1024;
/** Limited by `safeSvg`; it counts as a small picture. */
const SVG_COST = { large: false, ms: 300 };

/**
 * Stores an uploaded logo and returns its URL: a bitmap as `savePicture` does, an SVG sanitised, as
 * `/static/img/<hash>.svg` (ruling 28). 413 `image_too_large` for an SVG above 512 kB; 400 `image_broken` for one that
 * is not well-formed, defines entities, or is empty after sanitising; 400 `image_too_complex` for one that browsers
 * would draw slowly.
 */
export async function saveLogo(file: UploadedFile): Promise<string> {
  if (file.type !== "image/svg+xml") return savePicture(file);
  if (file.bytes.length > SVG_MAX_BYTES) throw tooLarge(file.name, file.bytes.length, SVG_MAX_BYTES);
  const svg = await decodeQueue
    .run(file.sender, SVG_COST, () => safeSvg(file.bytes))
    .catch((error: unknown) => {
      if (error instanceof SvgTooComplex) throw new ApiError(400, "image_too_complex", { params: { name: file.name } });
      throw error;
    });
  if (svg === undefined) throw new ApiError(400, "image_broken", { params: { name: file.name } });
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 16);
  const name = `img/${hash}.svg`;
  const store = uploadStore();
  if (!(await store.touch(name))) await store.put(name, Buffer.from(svg), "image/svg+xml");
  return `/static/${name}`;
}
