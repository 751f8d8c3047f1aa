import sharp from "sharp";
import { withSprites } from "./emoji";

/** The drawing as pixels, in a PNG that is not compressed: it goes straight on to `storePicture`. */
export async function render(svg: string): Promise<Buffer> {
  const markup = await withSprites(svg);
  return sharp(Buffer.from(markup), { unlimited: true }).removeAlpha().png({ compressionLevel: 0 }).toBuffer();
}
