import { EMBER, INK, MUSTARD, mix, OXBLOOD, PAPER, SKY, STEPPE, TALLOW } from "./palette";
import { n, type Sketch } from "./sketch";

type Pattern = "rays" | "meander" | "scallops" | "gingham" | "stripes";

/** The background of a picture: a colour, a light, and a pattern in another shade. */
interface Background {
  base: string;
  glow: string;
  ink: string;
  pattern: Pattern;
}

export const BACKGROUNDS = {
  oxblood: { base: OXBLOOD, glow: mix(OXBLOOD, EMBER, 0.55), ink: mix(OXBLOOD, INK, 0.35), pattern: "rays" },
  ember: {
    base: mix(EMBER, OXBLOOD, 0.2),
    glow: mix(EMBER, "#E8643C", 0.5),
    ink: mix(EMBER, OXBLOOD, 0.7),
    pattern: "stripes",
  },
  char: { base: "#2A1A16", glow: "#5A2A22", ink: "#4A2A22", pattern: "meander" },
  steppe: { base: STEPPE, glow: mix(STEPPE, "#9DB06A", 0.5), ink: mix(STEPPE, INK, 0.35), pattern: "meander" },
  pine: { base: "#34452C", glow: "#5C7344", ink: "#27351F", pattern: "rays" },
  meadow: { base: "#A9B27C", glow: "#D3D6A4", ink: "#8C9863", pattern: "scallops" },
  mustard: { base: MUSTARD, glow: mix(MUSTARD, TALLOW, 0.5), ink: mix(MUSTARD, "#A8691F", 0.55), pattern: "rays" },
  straw: { base: "#EBCB86", glow: "#FAE9BE", ink: "#DDB566", pattern: "gingham" },
  terracotta: { base: "#B75F34", glow: "#DD8C52", ink: "#96471F", pattern: "scallops" },
  blush: { base: "#DD9A88", glow: "#F6C6B4", ink: "#CB8070", pattern: "scallops" },
  rosewood: { base: "#8A3740", glow: "#B75A58", ink: "#6E2731", pattern: "rays" },
  tallow: { base: PAPER, glow: TALLOW, ink: mix(PAPER, "#D2A98A", 0.55), pattern: "gingham" },
  sky: { base: SKY, glow: mix(SKY, "#8CB8CC", 0.5), ink: mix(SKY, INK, 0.3), pattern: "meander" },
  night: { base: "#1F394B", glow: "#3B667F", ink: "#152B3A", pattern: "rays" },
  clay: { base: "#86573A", glow: "#B98257", ink: "#6B4029", pattern: "stripes" },
} as const satisfies Record<string, Background>;

export type BackgroundName = keyof typeof BACKGROUNDS;

/** Fills the whole picture with a background. */
export function background(sketch: Sketch, name: BackgroundName, width = 1600, height = 1200): string {
  const { base, glow, ink, pattern } = BACKGROUNDS[name];
  const light = sketch.radial(width * 0.36, height * 0.3, width * 0.85, [glow, base, mix(base, INK, 0.28)]);
  return `<rect width="${width}" height="${height}" fill="${light}"/>${drawPattern(pattern, ink, width, height, sketch)}`;
}

function drawPattern(pattern: Pattern, paint: string, width: number, height: number, sketch: Sketch): string {
  switch (pattern) {
    case "rays": {
      let rays = "";
      const rim = width;
      for (let i = 0; i < 20; i += 1) {
        const from = ((i * 18 + 4) * Math.PI) / 180;
        const to = from + (9 * Math.PI) / 180;
        rays += `M0 0L${n(Math.cos(from) * rim)} ${n(Math.sin(from) * rim)}L${n(Math.cos(to) * rim)} ${n(Math.sin(to) * rim)}Z`;
      }
      return `<path transform="translate(${n(width / 2)} ${n(height * 0.52)})" d="${rays}" fill="${paint}" fill-opacity=".5"/>`;
    }
    case "meander":
      return [28, height - 28 - 104].map((y) => frieze(0, y, width, paint)).join("");
    case "scallops": {
      const id = sketch.define(
        `<pattern id="%id%" width="120" height="120" patternUnits="userSpaceOnUse"><path d="M0 60A60 60 0 0 0 120 60M-60 120A60 60 0 0 0 60 120A60 60 0 0 0 180 120M-60 0A60 60 0 0 0 60 0A60 60 0 0 0 180 0" fill="none" stroke="${paint}" stroke-width="9"/></pattern>`,
      );
      return `<rect width="${width}" height="${height}" fill="url(#${id})" fill-opacity=".7"/>`;
    }
    case "gingham":
      return slanted(45, 140, 70, paint, 0.38, width, height) + slanted(-45, 140, 70, paint, 0.38, width, height);
    case "stripes":
      return slanted(-58, 110, 50, paint, 0.38, width, height);
  }
}

/** A band of алхан хээ, the hammer ornament of Mongolian borders. */
export function frieze(x: number, y: number, width: number, paint: string, opacity = 0.75): string {
  const unit = 160;
  let path = "";
  for (let left = x; left < x + width; left += unit) {
    path += `M${left} ${y + 104}V${y}H${left + 104}V${y + 74}H${left + 52}V${y + 38}M${left} ${y + 104}H${left + unit}`;
  }
  return `<path d="${path}" fill="none" stroke="${paint}" stroke-width="15" stroke-opacity="${opacity}"/>`;
}

/** Diagonal stripes. Drawn one by one, because a rotated pattern fill takes ten times as long. */
function slanted(
  degrees: number,
  step: number,
  thick: number,
  paint: string,
  opacity: number,
  width: number,
  height: number,
): string {
  const reach = Math.hypot(width, height) / 2;
  let bars = "";
  for (let x = -reach; x < reach; x += step) bars += `M${n(x)} ${n(-reach)}h${thick}V${n(reach)}h${-thick}Z`;
  return `<path transform="translate(${n(width / 2)} ${n(height / 2)}) rotate(${degrees})" d="${bars}" fill="${paint}" fill-opacity="${opacity}"/>`;
}
