import { BACKGROUNDS, type BackgroundName, background, frieze } from "./backgrounds";
import { CUTS, type CutName } from "./cuts/cut";
import { type EmojiName, emoji } from "./emoji";
import { INK, MUSTARD, mix, PAPER, TALLOW } from "./palette";
import { n, place, Sketch } from "./sketch";
import { circle, SURFACES } from "./surfaces";

/** A category: its animal in front of a pale disc, its cut in the foreground. 800 x 800. */
export interface CategoryPicture {
  background: BackgroundName;
  animal: EmojiName;
  cut: CutName;
}

export function drawCategoryPicture(key: string, picture: CategoryPicture): string {
  const sketch = new Sketch(`category:${key}`);
  const body = [
    background(sketch, picture.background, 800, 800),
    place(SURFACES.moon(sketch), 400, 385, 0.63),
    `<ellipse cx="400" cy="610" rx="230" ry="22" fill="${INK}" fill-opacity=".2"/>`,
    place(emoji(picture.animal, 470), 400, 375),
    place(emoji("herb", 150), 150, 640, 1, -30),
    place(CUTS[picture.cut](sketch), 540, 645, 0.39, -6),
  ];
  return sketch.svg(800, 800, body.join(""));
}

/** A meal kit: its ingredients on a board around the finished dish. 800 x 800. */
export interface MealKitPicture {
  background: BackgroundName;
  dish: EmojiName;
  cut: CutName;
  around: readonly EmojiName[];
}

export function drawMealKitPicture(key: string, picture: MealKitPicture): string {
  const sketch = new Sketch(`meal-kit:${key}`);
  const ring = picture.around.map((name, index) => {
    // From the right over the top to the lower left, because the plate with the meat is at the lower right.
    const angle = -Math.PI * (0.02 + (index / Math.max(1, picture.around.length - 1)) * 1.34);
    return place(
      emoji(name, 135),
      400 + Math.cos(angle) * 312,
      392 + Math.sin(angle) * 300,
      1,
      sketch.between(-20, 20),
    );
  });
  const body = [
    background(sketch, picture.background, 800, 800),
    place(SURFACES.roundBoard(sketch), 400, 395, 0.68),
    ring.join(""),
    place(emoji(picture.dish, 390), 400, 330),
    place(SURFACES.plate(sketch), 530, 620, 0.27),
    place(CUTS[picture.cut](sketch), 530, 612, 0.27, -6),
  ];
  return sketch.svg(800, 800, body.join(""));
}

/** A store's logo (512 x 512) and its cover (1600 x 600). */
export interface StorePicture {
  background: BackgroundName;
  emblem: EmojiName;
  goods: readonly EmojiName[];
}

export function drawStoreLogo(key: string, picture: StorePicture): string {
  const sketch = new Sketch(`store-logo:${key}`);
  const { base } = BACKGROUNDS[picture.background];
  const teeth = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * Math.PI) / 16;
    return `<circle cx="${n(Math.cos(angle) * 205)}" cy="${n(Math.sin(angle) * 205)}" r="21"/>`;
  }).join("");
  const body = [
    background(sketch, picture.background, 512, 512),
    `<g transform="translate(256 256)"><g fill="${TALLOW}">${teeth}<circle r="206"/></g><circle r="184" fill="none" stroke="${mix(base, INK, 0.1)}" stroke-width="7"/><circle r="170" fill="${mix(base, TALLOW, 0.82)}"/></g>`,
    place(emoji(picture.emblem, 236), 256, 250),
  ];
  return sketch.svg(512, 512, body.join(""));
}

export function drawStoreCover(key: string, picture: StorePicture): string {
  const sketch = new Sketch(`store-cover:${key}`);
  const { base, ink } = BACKGROUNDS[picture.background];
  const shelf = (y: number): string =>
    `<rect x="0" y="${y}" width="1600" height="30" fill="${mix("#A9743F", base, 0.15)}"/><rect x="0" y="${y + 30}" width="1600" height="12" fill="${mix("#5C3A20", base, 0.15)}"/><rect x="0" y="${y + 42}" width="1600" height="34" fill="${INK}" fill-opacity=".16"/>`;
  const awning = Array.from({ length: 17 }, (_, index) => {
    const x = index * 100 - 50;
    const paint = index % 2 ? TALLOW : mix(base, "#B3261E", 0.25);
    return `<path d="M${x} 0H${x + 100}V96A50 44 0 0 1 ${x} 96Z" fill="${paint}"/><path d="M${x} 0H${x + 100}V26H${x}Z" fill="${INK}" fill-opacity=".12"/>`;
  }).join("");
  const count = 7;
  const goods = Array.from({ length: count }, (_, index) => {
    const name = picture.goods[index % picture.goods.length] ?? picture.emblem;
    const size = index === 3 ? 270 : sketch.between(170, 205);
    return place(emoji(index === 3 ? picture.emblem : name, size), 110 + index * 230, 470 - size / 2 + 6);
  });
  const body = [
    background(sketch, picture.background, 1600, 600),
    `<g transform="translate(0 8)"><path d="M0 96H1600V128H0Z" fill="${INK}" fill-opacity=".14"/></g>`,
    awning,
    place(`<path d="${circle(190)}" fill="${PAPER}" fill-opacity=".2"/>`, 800, 330),
    shelf(466),
    goods.join(""),
    frieze(20, 530, 1600, ink, 0.35),
  ];
  return sketch.svg(1600, 600, body.join(""));
}

/**
 * The home page's picture, 1600 x 880 (drawn on 2000 x 1100): a laid table, with a dark and calm left side for the
 * text.
 */
export function drawHero(): string {
  const sketch = new Sketch("hero");
  const planks = Array.from({ length: 6 }, (_, index) => {
    const y = index * 190 - 20;
    const tone = mix("#3A2218", "#1F130E", sketch.between(0, 0.7));
    const grains = Array.from({ length: 6 }, () => {
      const at = y + sketch.between(14, 176);
      return `<path d="M0 ${n(at)}C500 ${n(at + sketch.between(-22, 22))} 1300 ${n(at + sketch.between(-22, 22))} 2000 ${n(at)}" stroke="#6B4330" stroke-width="${n(sketch.between(2, 6))}" stroke-opacity="${n(sketch.between(0.14, 0.34))}" fill="none"/>`;
    }).join("");
    return `<rect y="${y}" width="2000" height="190" fill="${tone}"/><rect y="${y + 184}" width="2000" height="7" fill="#120A07"/>${grains}`;
  }).join("");
  const glow = sketch.radial(1420, 480, 1100, ["#F2A65A/0.34", "#B3261E/0.14", "#1B1512/0"]);
  const shade = sketch.linear(0, 0, 1150, 0, ["#150D0A/0.92", "#150D0A/0.66", "#150D0A/0"]);
  const at = (markup: string, x: number, y: number, scale: number, turn = 0): string =>
    place(markup, x, y, scale, turn);
  const body = [
    planks,
    `<rect width="2000" height="1100" fill="${glow}"/>`,
    at(SURFACES.paper(sketch), 1130, 290, 0.6, -12),
    at(CUTS.lambLeg(sketch), 1120, 285, 0.56, -14),
    at(SURFACES.slate(sketch), 1740, 235, 0.5, 7),
    at(CUTS.porkBelly(sketch), 1738, 226, 0.47, 6),
    at(SURFACES.roundBoard(sketch), 1470, 730, 0.66),
    at(CUTS.ribeye(sketch), 1462, 706, 0.62, -6),
    at(CUTS.sausages(sketch), 985, 830, 0.4, -12),
    at(SURFACES.bluePlate(sketch), 1865, 860, 0.4),
    at(CUTS.buuz(sketch), 1865, 850, 0.41),
    at(emoji("garlic", 160), 1130, 600, 1, -12),
    at(emoji("herb", 190), 1235, 540, 1, 24),
    at(emoji("hot-pepper", 150), 1255, 975, 1, -20),
    at(emoji("onion", 165), 1480, 130, 1, 8),
    at(emoji("tomato", 150), 1770, 565, 1, 10),
    at(emoji("salt", 150), 1130, 1000, 1, -24),
    at(emoji("garlic", 120), 1660, 1010, 1, 16),
    at(emoji("herb", 150), 1950, 500, 1, -40),
    `<rect width="2000" height="1100" fill="${shade}"/>`,
    frieze(0, 984, 820, mix(MUSTARD, INK, 0.35), 0.28),
  ];
  return sketch.svg(2000, 1100, body.join(""), 1600);
}
