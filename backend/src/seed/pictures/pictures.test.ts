import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PRODUCTS } from "../data/catalogue";
import { CATEGORIES } from "../data/categories";
import { MEAL_KITS } from "../data/meal-kits";
import { SERVICE_CATEGORIES } from "../data/service-categories";
import { STORES } from "../data/stores";
import { emoji, isEmoji } from "./emoji";
import { LOGO_SVG } from "./logo";
import { drawProductPicture } from "./product-picture";
import { render } from "./render";
import { drawCategoryPicture, drawHero, drawMealKitPicture, drawStoreCover, drawStoreLogo } from "./shop-pictures";
import { place } from "./sketch";

function drawEverything(): Map<string, string> {
  const drawn = new Map<string, string>([["hero", drawHero()]]);
  for (const { handle, pictures } of PRODUCTS) {
    pictures.forEach((picture, index) => {
      drawn.set(`${handle} ${index + 1}`, drawProductPicture(handle, picture));
    });
  }
  for (const { slug, picture } of CATEGORIES) drawn.set(slug, drawCategoryPicture(slug, picture));
  for (const { name, picture } of MEAL_KITS) drawn.set(name, drawMealKitPicture(name, picture));
  for (const { name, category, emblem, goods } of STORES) {
    const background = SERVICE_CATEGORIES.find(({ slug }) => slug === category)?.background ?? "sky";
    drawn.set(`${name} logo`, drawStoreLogo(name, { background, emblem, goods }));
    drawn.set(`${name} cover`, drawStoreCover(name, { background, emblem, goods }));
  }
  return drawn;
}

describe("the seed's pictures", () => {
  it("are the same in every run", () => {
    expect(drawEverything()).toEqual(drawEverything());
  });

  it("differ from one another", () => {
    const drawn = drawEverything();
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it("refer only to existing emojis, and contain no NaN", () => {
    for (const [name, svg] of drawEverything()) {
      const missing = [...svg.matchAll(/sprite:([a-z0-9-]+):/g)].filter(([, asked = ""]) => !isEmoji(asked));
      expect(
        missing.map(([, asked]) => asked),
        name,
      ).toEqual([]);
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("contain no text, which would need a font", () => {
    for (const [name, svg] of drawEverything()) expect(svg, name).not.toContain("<text");
    expect(LOGO_SVG).not.toContain("<text");
  });

  it("are rendered in the promised size, including emojis", async () => {
    const [product] = PRODUCTS;
    const [cut] = product?.pictures ?? [];
    if (!product || !cut) throw new Error("The catalogue is empty");
    const picture = await render(drawProductPicture(product.handle, cut));
    const { width, height, channels } = await sharp(picture).metadata();
    expect({ width, height, channels }).toEqual({ width: 1200, height: 900, channels: 3 });
    const { entropy } = await sharp(picture).stats();
    expect(entropy).toBeGreaterThan(4);
  });

  it("draw a shadow under an emoji and nowhere else", async () => {
    const size = 400;
    const page = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#ffffff"/>`;
    const drawn = await render(`${page}${place(emoji("onion", 200), 200, 200)}</svg>`);
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels];
    expect(red(70, 90)).toBe(255);
    expect(red(330, 330)).toBe(255);
    expect(red(205, 302)).toBeLessThan(240);
  });

  it("throw for an unknown emoji", async () => {
    await expect(
      render('<svg xmlns="http://www.w3.org/2000/svg"><image href="sprite:no-such-thing:color:256"/></svg>'),
    ).rejects.toThrow('The emoji set has no "no-such-thing"');
  });
});
