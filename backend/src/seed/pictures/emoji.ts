import { icons } from "@iconify-json/fluent-emoji";
import sharp from "sharp";
import { INK } from "./palette";
import { n } from "./sketch";

/** The name of a picture in the Fluent emoji set (MIT). */
export type EmojiName = string;

export function isEmoji(name: EmojiName): boolean {
  return name in icons.icons;
}

/** The kinds of bitmaps: the emoji itself, its soft shadow, or its outline as a mask. */
type SpriteKind = "color" | "shadow" | "mask";

const SHADOW_MARGIN = 0.2;

/**
 * An emoji with its shadow, `size` px wide, centred on (0, 0).
 *
 * The markup contains a token that `withSprites` replaces by a bitmap: emojis use many blur filters, which take longer
 * than the rest of a picture, so each is rendered once and reused.
 */
export function emoji(name: EmojiName, size: number): string {
  const reach = size * (1 + SHADOW_MARGIN * 2);
  return `${image(name, "shadow", 160, reach, size * 0.03, size * 0.1)}${image(name, "color", size > 280 ? 576 : 256, size)}`;
}

/** The white outline of an emoji for use inside `<mask>`, `size` px wide, centred on (0, 0). */
export function emojiMask(name: EmojiName, size: number): string {
  return image(name, "mask", 640, size);
}

function image(name: EmojiName, kind: SpriteKind, pixels: number, size: number, dx = 0, dy = 0): string {
  return `<image href="sprite:${name}:${kind}:${pixels}" x="${n(dx - size / 2)}" y="${n(dy - size / 2)}" width="${n(size)}" height="${n(size)}"/>`;
}

const sprites = new Map<string, Promise<string>>();

/** Replaces every emoji token in the markup by its bitmap. */
export async function withSprites(svg: string): Promise<string> {
  const tokens = [...new Set(svg.match(/sprite:[a-z0-9-]+:[a-z]+:\d+/g) ?? [])];
  const urls = await Promise.all(
    tokens.map((token) => {
      const known = sprites.get(token) ?? draw(token);
      sprites.set(token, known);
      return known;
    }),
  );
  return tokens.reduce((markup, token, index) => markup.replaceAll(`"${token}"`, `"${urls[index] ?? ""}"`), svg);
}

async function draw(token: string): Promise<string> {
  const [, name = "", kind = "color", pixels = "256"] = token.split(":");
  const side = Number(pixels);
  const png = { compressionLevel: 1 } as const;
  if (kind === "shadow") return dataUrl(await shadow(await bitmap(name, 256), side));
  const drawn = await bitmap(name, side);
  return dataUrl(kind === "mask" ? await sharp(drawn).extractChannel(3).png(png).toBuffer() : drawn);
}

const bitmaps = new Map<string, Promise<Buffer>>();

/** Renders the emoji as a PNG of `side` x `side` px. */
function bitmap(name: EmojiName, side: number): Promise<Buffer> {
  const key = `${name}:${side}`;
  const known = bitmaps.get(key) ?? rasterize(name, side);
  bitmaps.set(key, known);
  return known;
}

async function rasterize(name: EmojiName, side: number): Promise<Buffer> {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`The emoji set has no "${name}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="0 0 32 32">${icon.body}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().png({ compressionLevel: 1 }).toBuffer();
}

/** A blurred outline in ink, `side` px wide including its margin. */
async function shadow(drawn: Buffer, side: number): Promise<Buffer> {
  const margin = Math.round((side * SHADOW_MARGIN) / (1 + SHADOW_MARGIN * 2));
  const alpha = await sharp(drawn)
    .resize({ width: side - margin * 2 })
    .extractChannel(3)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const shape = { width: side, height: side, channels: 1 } as const;
  const soft = await sharp(alpha, { raw: shape }).blur(6).linear(0.42, 0).toColourspace("b-w").raw().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: INK } })
    .joinChannel(soft, { raw: shape })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString("base64")}`;
}
