import { BACKGROUNDS, type BackgroundName, background } from "./backgrounds";
import { CUTS, type CutName } from "./cuts/cut";
import { type AnimalPart, wallChart } from "./diagram";
import { type EmojiName, emoji } from "./emoji";
import { EMBER, INK, MUSTARD, mix, OXBLOOD, PAPER, TALLOW } from "./palette";
import { softShadow } from "./shading";
import { n, place, Sketch } from "./sketch";
import { circle, SURFACES, type SurfaceName } from "./surfaces";

/** Size of the drawing in px. */
const PAGE_WIDTH = 1600;
const PAGE_HEIGHT = 1200;

/**
 * Width of the stored picture in px: sharp in a 600 px wide gallery at double density, and a third of the time of 1600.
 */
const STORED_WIDTH = 1200;

/** The description of a product's picture for `drawProductPicture`. */
export type ProductPicture =
  /** The cut from above. */
  | {
      view: "cut";
      cut: CutName;
      background: BackgroundName;
      on: SurfaceName;
      garnish: readonly EmojiName[];
      turn?: number;
    }
  /** The same in close-up, with its grain. */
  | {
      view: "close";
      cut: CutName;
      background: BackgroundName;
      on: SurfaceName;
      garnish: readonly EmojiName[];
      turn?: number;
    }
  /** Its location on the animal. */
  | { view: "chart"; part: AnimalPart; cut: CutName; background: BackgroundName; dark?: boolean }
  /** A dish made from it. */
  | { view: "dish"; dish: EmojiName; background: BackgroundName; around: readonly EmojiName[] };

/** Draws the picture as an SVG of 1200 x 900. The same key and description always give the same drawing. */
export function drawProductPicture(key: string, picture: ProductPicture): string {
  const sketch = new Sketch(`${key}:${picture.view}`);
  return sketch.svg(
    PAGE_WIDTH,
    PAGE_HEIGHT,
    background(sketch, picture.background) + subject(sketch, picture),
    STORED_WIDTH,
  );
}

function subject(sketch: Sketch, picture: ProductPicture): string {
  switch (picture.view) {
    case "cut":
      return spread(sketch, picture, 1, 0.97);
    case "close":
      return spread(sketch, picture, 1.32, 1.28);
    case "chart":
      return chart(sketch, picture);
    case "dish":
      return dish(sketch, picture);
  }
}

/** Clockwise from the upper right, where the garnish does not cover the cut. */
const CORNERS: readonly [number, number][] = [
  [1345, 215],
  [1390, 985],
  [225, 975],
  [250, 215],
];

function spread(
  sketch: Sketch,
  picture: Extract<ProductPicture, { view: "cut" | "close" }>,
  surfaceScale: number,
  cutScale: number,
): string {
  const lean = picture.turn ?? sketch.between(-7, 7);
  const start = Math.floor(sketch.between(0, CORNERS.length));
  const narrow = picture.on === "plate" || picture.on === "bluePlate" || picture.on === "pan" ? 0.88 : 1;
  const garnish = picture.garnish.map((name, index) => {
    const [x, y] = CORNERS[(start + index * (picture.garnish.length > 2 ? 1 : 2)) % CORNERS.length] ?? [0, 0];
    const size = sketch.between(215, 285);
    return place(
      emoji(name, size),
      x + sketch.between(-45, 45),
      y + sketch.between(-30, 30),
      1,
      sketch.between(-28, 28),
    );
  });
  return [
    place(SURFACES[picture.on](sketch), 800, 610, surfaceScale * 1.06, picture.on === "pan" ? -38 : lean * 0.7),
    seasoning(sketch, picture.on),
    garnish.join(""),
    place(CUTS[picture.cut](sketch), 800, 590, cutScale * narrow * 1.08, lean * 0.6),
  ].join("");
}

/** Peppercorns and coarse salt round the meat. */
function seasoning(sketch: Sketch, on: SurfaceName): string {
  const dark = on === "slate" || on === "pan" || on === "roundBoard";
  return Array.from({ length: 24 }, () => {
    const angle = sketch.between(0, Math.PI * 2);
    const reach = sketch.between(370, 470);
    const x = 800 + Math.cos(angle) * reach * 1.05;
    const y = 610 + Math.sin(angle) * reach * 0.72;
    if (sketch.between(0, 1) < 0.5) {
      return `<rect x="${n(x)}" y="${n(y)}" width="11" height="11" transform="rotate(${n(sketch.between(0, 90))} ${n(x)} ${n(y)})" fill="#ffffff" fill-opacity="${dark ? 0.85 : 0.95}"/>`;
    }
    return `<circle cx="${n(x)}" cy="${n(y + 3)}" r="9" fill="${INK}" fill-opacity=".25"/><circle cx="${n(x)}" cy="${n(y)}" r="8.5" fill="${dark ? "#8A5A3A" : "#4A2E20"}"/>`;
  }).join("");
}

function chart(sketch: Sketch, picture: Extract<ProductPicture, { view: "chart" }>): string {
  const tone = BACKGROUNDS[picture.background];
  const sheet = picture.dark ? mix(tone.base, INK, 0.3) : TALLOW;
  const body = picture.dark ? PAPER : mix(tone.base, INK, 0.22);
  const line = picture.dark ? mix(tone.base, INK, 0.3) : TALLOW;
  const warm =
    picture.background === "oxblood" ||
    picture.background === "ember" ||
    picture.background === "rosewood" ||
    picture.background === "char";
  const picked = picture.dark || !warm ? EMBER : MUSTARD;
  const rim = mix(tone.base, INK, 0.22);
  const trim = picture.dark ? mix(MUSTARD, TALLOW, 0.2) : rim;
  const frame = "M90 84H1510V1116H90Z";
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    `<path transform="translate(${x} ${y}) scale(${sx} ${sy})" d="M0 92V0H92M0 46H46V0M24 92V70H70V24H92" fill="none" stroke="${trim}" stroke-width="9"/>`;
  const disc = circle(232);
  return [
    softShadow(frame, 10, 26, 30, 0.3),
    `<path d="${frame}" fill="${sheet}"/>`,
    `<path d="M132 126H1468V1074H132Z" fill="none" stroke="${trim}" stroke-width="5" stroke-opacity=".85"/>`,
    corner(156, 150, 1, 1),
    corner(1444, 150, -1, 1),
    corner(156, 1050, 1, -1),
    corner(1444, 1050, -1, -1),
    place(`<path d="${circle(430)}" fill="${picture.dark ? MUSTARD : tone.base}" fill-opacity="0.11"/>`, 640, 560),
    `<ellipse cx="650" cy="1002" rx="440" ry="26" fill="${INK}" fill-opacity=".16"/>`,
    place(wallChart(sketch, picture.part, 920, { body, line, picked }), 650, 580),
    place(
      `${softShadow(disc, 8, 18, 22, 0.3)}<path d="${disc}" fill="${picture.dark ? TALLOW : PAPER}"/><path d="${circle(214)}" fill="none" stroke="${picked}" stroke-width="9"/><path d="${circle(198)}" fill="none" stroke="${rim}" stroke-width="3" stroke-opacity=".5"/>${place(CUTS[picture.cut](sketch), 0, -6, 0.36)}`,
      1262,
      868,
    ),
  ].join("");
}

function dish(sketch: Sketch, picture: Extract<ProductPicture, { view: "dish" }>): string {
  const tone = BACKGROUNDS[picture.background];
  const cloth = "M-480 -480H480V480H-480Z";
  const weave = sketch.define(
    `<pattern id="%id%" width="120" height="120" patternUnits="userSpaceOnUse"><path d="M0 0H60V120H0Z" fill="${EMBER}" fill-opacity=".42"/><path d="M0 0H120V60H0Z" fill="${OXBLOOD}" fill-opacity=".42"/></pattern>`,
  );
  const ring = picture.around.map((name, index) => {
    const angle = ((index + 0.5) / picture.around.length) * Math.PI * 2 - Math.PI / 2;
    const x = 800 + Math.cos(angle) * 615;
    const y = 600 + Math.sin(angle) * 425;
    return place(emoji(name, sketch.between(190, 240)), x, y, 1, sketch.between(-24, 24));
  });
  const steam = [-110, 0, 110]
    .map(
      (x, index) =>
        `<path d="M${800 + x} ${210 - (index % 2) * 30}c-50 -46 50 -92 0 -138" stroke="${TALLOW}" stroke-width="20" stroke-linecap="round" fill="none" stroke-opacity=".5"/>`,
    )
    .join("");
  const warmCloth = tone.base === OXBLOOD;
  return [
    place(
      `${softShadow(cloth, 10, 26, 30, 0.28)}<path d="${cloth}" fill="${TALLOW}"/>${warmCloth ? "" : `<path d="${cloth}" fill="url(#${weave})"/>`}<path d="M-452 -452H452V452H-452Z" fill="none" stroke="${TALLOW}" stroke-width="6" stroke-dasharray="20 14"/>`,
      800,
      620,
      0.98,
      45 + sketch.between(-10, 10),
    ),
    place(SURFACES.roundBoard(sketch), 800, 660, 0.92),
    ring.join(""),
    place(emoji(picture.dish, 700), 800, 580),
    steam,
  ].join("");
}
