import { icons } from "@iconify-json/fluent-emoji";
import sharp from "sharp";
import { n } from "./sketch";

/** A picture of the Fluent emoji set (MIT), by its name there. */
export type EmojiName = string;

export function isEmoji(name: EmojiName): boolean {
  return name in icons.icons;
}

/** What a drawing may ask for: the emoji itself, the soft shadow it throws, or its outline as a mask. */
type SpriteKind = "color" | "shadow" | "mask";

const SHADOW_MARGIN = 0.2;

/**
 * An emoji of `size` px around (0, 0), with the shadow it throws.
 *
 * It stands in the markup as a token until `withSprites` puts the bitmap there: an emoji is full of blur filters that
 * take longer than the rest of a picture, so each is drawn once and used many times.
 */
export function emoji(name: EmojiName, size: number): string {
  const reach = size * (1 + SHADOW_MARGIN * 2);
  return `${image(name, "shadow", 160, reach, size * 0.03, size * 0.1)}${image(name, "color", size > 280 ? 576 : 256, size)}`;
}

/** The white outline of an emoji for use inside `<mask>`, `size` px around (0, 0). */
export function emojiMask(name: EmojiName, size: number): string {
  return image(name, "mask", 640, size);
}

function image(name: EmojiName, kind: SpriteKind, pixels: number, size: number, dx = 0, dy = 0): string {
  return `<image href="sprite:${name}:${kind}:${pixels}" x="${n(dx - size / 2)}" y="${n(dy - size / 2)}" width="${n(size)}" height="${n(size)}"/>`;
}

const sprites = new Map<string, Promise<string>>();

/** The markup with every emoji token replaced by its bitmap. */
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
  const icon = icons.icons[name];
  if (!icon) throw new Error(`The emoji set has no "${name}"`);
  const side = 32;
  const margin = kind === "shadow" ? side * SHADOW_MARGIN : 0;
  const box = `${-margin} ${-margin} ${side + margin * 2} ${side + margin * 2}`;
  const drawn = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels}" height="${pixels}" viewBox="${box}">${icon.body}</svg>`,
    ),
  ).ensureAlpha();
  const png = { compressionLevel: 1 } as const;
  if (kind === "color") return dataUrl(await drawn.png(png).toBuffer());
  const alpha = await drawn.extractChannel(3).png(png).toBuffer();
  if (kind === "mask") return dataUrl(alpha);
  const soft = await sharp(alpha).blur(6).linear(0.42, 0).toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  const { width, height } = soft.info;
  const black = sharp({ create: { width, height, channels: 3, background: "#1B1512" } });
  return dataUrl(await black.joinChannel(soft.data, { raw: { width, height, channels: 1 } }).png(png).toBuffer());
}

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString("base64")}`;
}
