import { FLESH, type Flesh } from "../palette";
import { place, type Sketch } from "../sketch";
import { joint, neckRounds, shankRounds, soupBones, tailRounds } from "./bones";
import { heart, liver, offalSet, tailFat, tongue, tripe } from "./offal";
import { cubes, mince } from "./pieces";
import { cutUpBird, drumsticks, fillets, gizzards, thighs, wholeBird, wings } from "./poultry";
import { banshTray, buuzTray, sausages, tiedRoast } from "./prepared";
import { cutlets, flankenStrip, rack } from "./ribs";
import { bellyFan, rolls, slab, strips } from "./slices";
import { type SteakOptions, steak } from "./steak";

const { beef, mutton, pork, chicken, horse, goat, dried, smoked } = FLESH;

/** Two slices, one behind the other. */
function pair(sketch: Sketch, flesh: Flesh, options: SteakOptions, gap = 170): string {
  return (
    place(steak(sketch, flesh, { ...options, turn: (options.turn ?? 0) - 16 }), -gap * 0.62, -gap * 0.66, 0.84) +
    place(steak(sketch, flesh, options), gap * 0.5, gap * 0.52, 0.9)
  );
}

/** Each drawing is about 1,000 x 700 px, centred on (0, 0). */
export const CUTS = {
  brisket: (s: Sketch) => slab(s, beef, "brisket"),
  ribeye: (s: Sketch) =>
    steak(s, beef, {
      shape: "ribeye",
      width: 900,
      height: 620,
      thickness: 66,
      rim: 26,
      cap: { angle: 90, width: 34 },
      marbling: 0.95,
      seams: 2,
      turn: -12,
    }),
  tenderloin: (s: Sketch) =>
    [
      [-240, -130, 0.98],
      [230, -120, 0.9],
      [0, 150, 1.02],
    ]
      .map(([x = 0, y = 0, size = 1]) =>
        place(
          steak(s, beef, {
            shape: "round",
            width: 440,
            height: 350,
            thickness: 96,
            rim: 8,
            marbling: 0.22,
            turn: s.between(-40, 40),
          }),
          x,
          y,
          size,
        ),
      )
      .join(""),
  striploin: (s: Sketch) =>
    pair(
      s,
      beef,
      {
        shape: "striploin",
        width: 900,
        height: 520,
        thickness: 60,
        rim: 14,
        cap: { angle: -90, width: 52 },
        marbling: 0.6,
        turn: 8,
      },
      220,
    ),
  rump: (s: Sketch) =>
    steak(s, beef, {
      shape: "rump",
      width: 920,
      height: 640,
      thickness: 78,
      rim: 12,
      cap: { angle: -100, width: 46 },
      marbling: 0.3,
      seams: 1,
      turn: 6,
    }),
  chuck: (s: Sketch) =>
    steak(s, beef, {
      shape: "block",
      width: 900,
      height: 600,
      thickness: 84,
      rim: 16,
      marbling: 0.55,
      seams: 4,
      turn: -6,
    }),
  tBone: (s: Sketch) =>
    steak(s, beef, {
      shape: "chop",
      width: 900,
      height: 660,
      thickness: 64,
      rim: 20,
      cap: { angle: -20, width: 30 },
      marbling: 0.5,
      bone: "t",
      turn: -8,
    }),
  laGalbi: (s: Sketch) =>
    [-210, -10, 190].map((y, i) => place(flankenStrip(s, beef), i * 30 - 30, y, 0.98, -8 + i * 4)).join(""),
  beefShank: (s: Sketch) => shankRounds(s, beef),
  oxtail: (s: Sketch) => tailRounds(s, beef),
  beefMince: (s: Sketch) => mince(s, beef),
  hotPot: (s: Sketch) => rolls(s, beef),
  beefCubes: (s: Sketch) => cubes(s, beef),
  tongue: (s: Sketch) => tongue(s, beef),

  lambLeg: (s: Sketch) => joint(s, mutton, "leg"),
  lambShoulder: (s: Sketch) => joint(s, mutton, "shoulder"),
  lambShanks: (s: Sketch) =>
    place(joint(s, mutton, "shank"), -30, -150, 0.76, -8) + place(joint(s, mutton, "shank"), 30, 170, 0.8, 10),
  lambRack: (s: Sketch) => rack(s, mutton, 8),
  lambCutlets: (s: Sketch) => cutlets(s, mutton),
  lambNeck: (s: Sketch) => neckRounds(s, mutton),
  lambSaddle: (s: Sketch) => tiedRoast(s, mutton),
  lambBreast: (s: Sketch) => slab(s, mutton, "belly"),
  lambMince: (s: Sketch) => mince(s, mutton),
  lambCubes: (s: Sketch) => cubes(s, mutton, 3, 1.08),
  lambPack: (s: Sketch) =>
    place(rack(s, mutton, 5), -190, -150, 0.62, -8) +
    place(joint(s, mutton, "shank"), 190, -130, 0.6, 8) +
    place(cubes(s, mutton, 2), 20, 190, 0.72),
  tailFat: (s: Sketch) => tailFat(s, mutton),

  chickenBreast: (s: Sketch) => fillets(s, chicken),
  chickenThighs: (s: Sketch) => thighs(s, chicken),
  drumsticks: (s: Sketch) => drumsticks(s, chicken),
  chickenWings: (s: Sketch) => wings(s, chicken),
  wholeChicken: (s: Sketch) => wholeBird(s, chicken),
  soupHen: (s: Sketch) => wholeBird(s, { ...chicken, fat: "#F9DDA0", fatShade: "#D9A052" }),
  cutUpChicken: (s: Sketch) => cutUpBird(s, chicken),
  gizzards: (s: Sketch) => gizzards(s, horse),
  chickenMince: (s: Sketch) => mince(s, { ...chicken, light: "#F9CDB8", mid: "#E9A48F", dark: "#B96F60" }),

  porkBelly: (s: Sketch) => bellyFan(s, pork),
  porkNeck: (s: Sketch) =>
    pair(
      s,
      pork,
      { shape: "round", width: 720, height: 560, thickness: 56, rim: 12, marbling: 0.95, seams: 3, turn: 10 },
      200,
    ),
  porkRibs: (s: Sketch) => rack(s, pork, 9),
  porkChops: (s: Sketch) =>
    pair(
      s,
      pork,
      {
        shape: "chop",
        width: 760,
        height: 560,
        thickness: 58,
        rim: 16,
        cap: { angle: -70, width: 44 },
        marbling: 0.12,
        bone: "rib",
        turn: -4,
      },
      210,
    ),
  porkLeg: (s: Sketch) =>
    steak(s, pork, {
      shape: "round",
      width: 860,
      height: 660,
      thickness: 84,
      rim: 34,
      marbling: 0.1,
      bone: "round",
      seams: 4,
      turn: 14,
    }),
  porkMince: (s: Sketch) => mince(s, pork),
  bacon: (s: Sketch) => bellyFan(s, smoked, 4),
  porkTenderloin: (s: Sketch) => tiedRoast(s, pork),

  horseMeat: (s: Sketch) =>
    steak(s, horse, {
      shape: "block",
      width: 900,
      height: 610,
      thickness: 80,
      rim: 26,
      cap: { angle: -80, width: 42 },
      marbling: 0.18,
      seams: 2,
      turn: 5,
    }),
  horseRibs: (s: Sketch) => rack(s, horse, 5),
  goatCubes: (s: Sketch) => cubes(s, goat, 4, 1.08),
  borts: (s: Sketch) => strips(s, dried),
  dumplingMince: (s: Sketch) => mince(s, beef, mutton),
  buuz: (s: Sketch) => buuzTray(s),
  bansh: (s: Sketch) => banshTray(s),
  sausages: (s: Sketch) => sausages(s, smoked),
  offal: (s: Sketch) => offalSet(s, mutton),
  liver: (s: Sketch) => liver(s),
  heart: (s: Sketch) => heart(s, beef),
  tripe: (s: Sketch) => tripe(s),
  soupBones: (s: Sketch) => soupBones(s),
} as const satisfies Record<string, (sketch: Sketch) => string>;

export type CutName = keyof typeof CUTS;
