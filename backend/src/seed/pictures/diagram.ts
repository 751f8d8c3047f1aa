import { type EmojiName, emojiMask } from "./emoji";
import { points, polygon } from "./outline";
import { n, type Sketch } from "./sketch";

/** The cuts of each animal, on the 32 x 32 grid of its emoji, which faces left. */
export const ANIMALS = {
  ox: {
    emoji: "ox",
    parts: {
      head: [0, 0, 13.5, 0, 14.5, 8, 12.5, 12, 7, 13.5, 0, 14],
      neck: [13.5, 0, 16.5, 0, 16, 8, 13.5, 17, 6, 17, 6, 13.5, 12.5, 12, 14.5, 8],
      chuck: [16.5, 0, 20, 0, 20, 9, 19, 17.2, 13.5, 17, 16, 8],
      rib: [20, 6, 24, 6, 23.6, 17, 19, 17.2],
      loin: [24, 6, 27, 6, 27, 16.2, 23.6, 17],
      rump: [27, 6, 32, 6, 32, 15.4, 27, 16.2],
      brisket: [6, 17, 13.5, 17, 14.6, 25, 6, 25],
      plate: [13.5, 17, 19, 17.2, 23.6, 17, 23.4, 25, 14.6, 25],
      round: [23.6, 17, 27, 16.2, 32, 15.4, 32, 25.6, 23.4, 25],
      shank: [6, 24.6, 32, 24.6, 32, 32, 6, 32],
      tail: [28.3, 19, 32, 17.4, 32, 28, 27.9, 27],
    },
  },
  ewe: {
    emoji: "ewe",
    parts: {
      head: [0, 0, 11, 0, 9, 12, 0, 13],
      neck: [11, 0, 15, 0, 15, 11, 12, 16, 4, 16, 4, 12, 9, 12],
      shoulder: [15, 6, 18, 6, 17.5, 18, 4, 18, 4, 16, 12, 16, 15, 11],
      rack: [18, 6, 22.5, 6, 22.5, 17.5, 17.5, 18],
      saddle: [22.5, 6, 26, 6, 26, 17, 22.5, 17.5],
      leg: [26, 6, 32, 6, 32, 25, 24, 25, 24, 17.3, 26, 17],
      breast: [4, 18, 17.5, 18, 22.5, 17.5, 24, 17.3, 24, 25, 4, 25],
      shank: [4, 24.7, 32, 24.7, 32, 32, 4, 32],
      tail: [27.4, 15, 32, 14, 32, 18.8, 27.4, 18.6],
    },
  },
  pig: {
    emoji: "pig",
    parts: {
      head: [0, 6, 9.8, 6, 10.8, 14, 9.8, 22, 0, 24],
      neck: [9.8, 6, 15.5, 6, 15, 14.5, 10.8, 15],
      shoulder: [10.8, 15, 15, 14.5, 14.5, 25, 5, 25, 9.8, 22],
      loin: [15.5, 6, 23.5, 6, 23, 13.4, 15, 14.5],
      ribs: [15, 14.5, 23, 13.4, 23, 18.2, 14.8, 18.8],
      belly: [14.8, 18.8, 23, 18.2, 22.8, 25.7, 14.5, 25.7],
      leg: [23.5, 6, 32, 6, 32, 25.4, 22.8, 25.7, 23, 13.4],
      trotters: [5, 25.4, 32, 25.4, 32, 32, 5, 32],
    },
  },
  rooster: {
    emoji: "rooster",
    parts: {
      head: [0, 0, 14.5, 0, 14.2, 12, 5, 12, 4.4, 17, 0, 17],
      tail: [17.4, 3, 32, 3, 32, 17.4, 19, 16, 17.4, 14],
      breast: [3, 12, 14.2, 12, 12, 16, 8.4, 16, 9, 19.5, 12.4, 23, 11, 28, 3, 28],
      thigh: [12.4, 23, 17, 24.4, 21, 23.6, 24.4, 20, 25, 16, 29, 16.6, 27, 24, 20, 28, 11, 28],
      back: [14.2, 12, 17.4, 14, 19, 16, 25, 16, 12, 16],
      wing: [8.4, 16, 25, 16, 24.4, 20, 21, 23.6, 17, 24.4, 12.4, 23, 9, 19.5],
      legs: [8, 25.8, 22, 25.8, 22, 32, 8, 32],
    },
  },
  horse: {
    emoji: "horse",
    parts: {
      head: [0, 0, 8, 0, 7.6, 8, 0, 12],
      neck: [8, 0, 18.6, 0, 18.6, 10, 15.4, 12.4, 8, 19, 6, 8],
      shoulder: [15.4, 12.4, 16.6, 21.4, 8.6, 22, 7.6, 19],
      rib: [15.4, 11, 21.4, 11, 21.4, 22, 16.6, 21.4],
      loin: [21.4, 11, 25, 11, 25, 16.8, 21.4, 17.4],
      leg: [25, 11.6, 30, 11.6, 30, 23.4, 21.4, 23.4, 21.4, 17.4, 25, 16.8],
    },
  },
  goat: {
    emoji: "goat",
    parts: {
      head: [0, 0, 17, 0, 12.4, 6, 9, 12, 5, 16, 0, 16],
      neck: [12.4, 5, 15, 11, 11.6, 17.6, 5, 16.6, 9, 12],
      shoulder: [15, 9, 17.6, 9, 17, 22.4, 6, 23, 5, 16.6, 11.6, 17.6],
      rib: [17.6, 9, 22, 9, 22, 17.4, 17.2, 18],
      saddle: [22, 9, 25.6, 9, 25.6, 17, 22, 17.4],
      breast: [17.2, 18, 22, 17.4, 23, 24, 17, 24],
      leg: [25.6, 6, 32, 6, 32, 25, 23, 25, 22, 17.4, 25.6, 17],
    },
  },
} as const satisfies Record<string, { emoji: EmojiName; parts: Record<string, readonly number[]> }>;

export type AnimalName = keyof typeof ANIMALS;

/** A part of an animal's diagram, written `animal/part`; `animal/whole` is the whole animal. */
export type AnimalPart = {
  [Name in AnimalName]: `${Name}/${Extract<keyof (typeof ANIMALS)[Name]["parts"], string>}` | `${Name}/whole`;
}[AnimalName];

/** The animal as on a butcher's chart with one highlighted part, `size` px wide, centred on (0, 0). */
export function wallChart(
  sketch: Sketch,
  part: AnimalPart,
  size: number,
  colors: { body: string; line: string; picked: string },
): string {
  const [name, picked] = part.split("/") as [AnimalName, string];
  const { emoji, parts } = ANIMALS[name];
  const mask = sketch.define(
    `<mask id="%id%" maskUnits="userSpaceOnUse" x="${n(-size / 2)}" y="${n(-size / 2)}" width="${size}" height="${size}">${emojiMask(emoji, size)}</mask>`,
  );
  const unit = size / 32;
  const outline = (pairs: readonly number[]): string =>
    polygon(points(pairs, unit, unit).map(({ x, y }) => ({ x: x - size / 2, y: y - size / 2 })));
  const all = Object.entries<readonly number[]>(parts);
  const lit =
    picked === "whole"
      ? `<rect x="${n(-size / 2)}" y="${n(-size / 2)}" width="${size}" height="${size}" fill="${colors.picked}"/>`
      : "";
  const fills = all
    .filter(([key]) => key === picked)
    .map(([, pairs]) => `<path d="${outline(pairs)}" fill="${colors.picked}"/>`);
  const lines = all.map(
    ([, pairs]) =>
      `<path d="${outline(pairs)}" fill="none" stroke="${colors.line}" stroke-width="${n(size * 0.0075)}" stroke-dasharray="${n(size * 0.02)} ${n(size * 0.014)}" stroke-linejoin="round"/>`,
  );
  return `<g mask="url(#${mask})"><rect x="${n(-size / 2)}" y="${n(-size / 2)}" width="${size}" height="${size}" fill="${colors.body}"/>${lit}${fills.join("")}${lines.join("")}</g>`;
}
