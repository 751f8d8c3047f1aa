import sharp from "sharp";
import { withSprites } from "./emoji";

/** Renders the drawing as an uncompressed PNG, for `storePicture`. */
export async function render(svg: string): Promise<Buffer> {
  const markup = await withSprites(svg);
  return sharp(Buffer.from(markup), { unlimited: true }).removeAlpha().png({ compressionLevel: 0 }).toBuffer();
}
