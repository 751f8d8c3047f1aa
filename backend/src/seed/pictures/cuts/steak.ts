import { inset, type Point, points, ring, smooth, turned } from "../outline";
import { type Flesh, mix } from "../palette";
import { marbling, softShadow, taper, wall, wander } from "../shading";
import { n, type Sketch } from "../sketch";

/** Outlines of slices across the muscle, in -1..1. */
const SHAPES = {
  ribeye: [
    -0.97, -0.05, -0.82, -0.56, -0.3, -0.84, 0.28, -0.8, 0.76, -0.58, 0.98, -0.08, 0.86, 0.46, 0.42, 0.66, 0.06, 0.84,
    -0.42, 0.74, -0.84, 0.42,
  ],
  striploin: [
    -1, -0.12, -0.82, -0.56, -0.3, -0.72, 0.3, -0.66, 0.82, -0.46, 1, -0.06, 0.82, 0.34, 0.36, 0.5, -0.2, 0.62, -0.76,
    0.44,
  ],
  round: [
    -1, 0, -0.86, -0.52, -0.48, -0.88, 0.04, -0.98, 0.55, -0.84, 0.9, -0.44, 1, 0.05, 0.85, 0.54, 0.48, 0.86, -0.04,
    0.99, -0.54, 0.84, -0.9, 0.42,
  ],
  rump: [
    -0.98, 0.1, -0.9, -0.5, -0.42, -0.82, 0.2, -0.9, 0.72, -0.72, 1, -0.24, 0.88, 0.28, 0.5, 0.6, 0.12, 0.54, -0.2,
    0.78, -0.7, 0.72,
  ],
  block: [
    -1, -0.1, -0.94, -0.62, -0.5, -0.8, 0.1, -0.76, 0.66, -0.82, 0.97, -0.5, 1, 0.06, 0.92, 0.56, 0.42, 0.7, -0.2, 0.66,
    -0.76, 0.74, -0.98, 0.4,
  ],
  chop: [
    -0.95, 0.25, -0.9, -0.35, -0.5, -0.8, 0.05, -0.9, 0.6, -0.7, 0.98, -0.2, 0.9, 0.35, 0.55, 0.72, 0.1, 0.6, -0.35,
    0.78, -0.75, 0.7,
  ],
} as const;

export interface SteakOptions {
  shape: keyof typeof SHAPES;
  width: number;
  height: number;
  /** Height of the side wall, in px. */
  thickness: number;
  /** Width of the rim of fat, in px. */
  rim: number;
  /** A thicker layer of fat on the side of this angle (degrees, clockwise from the right). */
  cap?: { angle: number; width: number };
  marbling: number;
  bone?: "t" | "round" | "rib" | "vertebra";
  /** Number of lines of fat between the muscles. */
  seams?: number;
  turn?: number;
}

/** A slice across the muscle: lean, marbled meat with a rim of fat and a sawn bone. */
export function steak(sketch: Sketch, flesh: Flesh, options: SteakOptions): string {
  const { width, height, thickness, rim, cap, turn = 0 } = options;
  const jitter = points(SHAPES[options.shape], width / 2, height / 2).map((point) => ({
    x: point.x * sketch.between(0.97, 1.03),
    y: point.y * sketch.between(0.96, 1.04),
  }));
  const outline = turned(jitter, turn);
  const capAngle = (((cap?.angle ?? 0) + turn) * Math.PI) / 180;
  const depth = (angle: number): number => rim + (cap ? cap.width * Math.max(0, Math.cos(angle - capAngle)) ** 2 : 0);
  const lean = inset(outline, (angle) => depth(angle) * sketch.between(0.85, 1.15));
  const edge = smooth(outline);
  const leanEdge = smooth(lean);
  const clip = sketch.clip(leanEdge);
  const half = Math.max(width, height) / 2;

  const side = sketch.linear(-half, 0, half, 0, [
    mix(flesh.fatShade, flesh.dark, 0.25),
    mix(flesh.fatShade, flesh.mid, 0.45),
    mix(flesh.fatShade, flesh.dark, 0.5),
  ]);
  const fat = sketch.linear(-half * 0.6, -half, half * 0.6, half, [
    mix(flesh.fat, "#ffffff", 0.5),
    flesh.fat,
    mix(flesh.fat, flesh.fatShade, 0.55),
  ]);
  const meat = sketch.radial(-half * 0.3, -half * 0.35, half * 1.45, [flesh.light, flesh.mid, flesh.dark]);

  let seams = "";
  for (let i = 0; i < (options.seams ?? 0); i += 1) {
    const from = { x: sketch.between(-0.5, 0.1) * width * 0.5, y: -height * 0.5 };
    seams += taper(
      wander(sketch, from, 1.2 + sketch.between(-0.5, 0.6), height * 0.95, 7, 0.3),
      sketch.between(14, 24),
      flesh.fat,
      0.92,
    );
  }
  let grain = "";
  for (let i = 0; i < 26; i += 1) {
    const from = { x: sketch.between(-0.5, 0.5) * width, y: sketch.between(-0.5, 0.5) * height };
    grain += taper(
      wander(sketch, from, 0.3 + sketch.between(-0.4, 0.4), sketch.between(60, 150), 4, 0.25),
      sketch.between(3, 7),
      i % 2 ? flesh.dark : flesh.light,
      0.28,
    );
  }

  return [
    softShadow(edge, 18, thickness + 26, 34),
    wall(outline, thickness, side),
    `<path d="${edge}" fill="${fat}"/>`,
    `<path d="${leanEdge}" fill="${meat}" stroke="${mix(flesh.fat, flesh.light, 0.45)}" stroke-width="5"/>`,
    `<g clip-path="url(#${clip})">${grain}${seams}${marbling(sketch, width / 2, height / 2, options.marbling, mix(flesh.fat, flesh.light, 0.12))}</g>`,
    bone(sketch, flesh, options),
    gleam(outline, flesh),
  ].join("");
}

/** The highlight along the upper left edge. */
function gleam(outline: readonly Point[], flesh: Flesh): string {
  const bearing = ({ x, y }: Point): number => {
    const angle = Math.atan2(y, x);
    return angle > Math.PI / 2 ? angle - Math.PI * 2 : angle;
  };
  const lit = inset(outline, () => 9)
    .filter((point) => bearing(point) > -Math.PI * 1.1 && bearing(point) < -Math.PI * 0.35)
    .sort((a, b) => bearing(a) - bearing(b));
  return lit.length > 2 ? taper(lit, 8, mix(flesh.fat, "#ffffff", 0.85), 0.8) : "";
}

function bone(sketch: Sketch, flesh: Flesh, options: SteakOptions): string {
  const { width, height, turn = 0 } = options;
  const white = "#FFF8EC";
  const shade = "#D9BFA6";
  const marrow = mix("#C98A72", flesh.mid, 0.3);
  const drawn = (() => {
    switch (options.bone) {
      case "t":
        return `<path d="M${n(-width * 0.34)} ${n(-height * 0.42)}H${n(width * 0.16)}q26 20 0 44h${n(-width * 0.17)}q-10 ${n(height * 0.3)} 8 ${n(height * 0.55)}q-18 26-46 6q6 ${n(-height * 0.34)}-10 ${n(-height * 0.56)}h${n(-width * 0.13)}q-22-22 0-50Z" fill="${white}" stroke="${shade}" stroke-width="9" stroke-linejoin="round"/><path d="M${n(-width * 0.28)} ${n(-height * 0.37)}H${n(width * 0.1)}" stroke="${marrow}" stroke-width="12" stroke-linecap="round" stroke-opacity=".45" fill="none"/>`;
      case "round": {
        const r = Math.min(width, height) * 0.13;
        return `<g transform="translate(${n(width * 0.06)} ${n(-height * 0.04)})"><ellipse rx="${n(r * 1.5)}" ry="${n(r * 1.36)}" fill="${flesh.fat}" fill-opacity=".75"/><ellipse rx="${n(r * 1.18)}" ry="${n(r * 1.05)}" fill="${white}" stroke="${shade}" stroke-width="7"/><ellipse cy="4" rx="${n(r * 0.72)}" ry="${n(r * 0.62)}" fill="${sketch.radial(0, -r * 0.2, r, ["#B9685A", "#E8A890", "#F3CDB4"])}"/></g>`;
      }
      case "vertebra": {
        const star = ring(
          12,
          width * 0.19,
          height * 0.19,
          (index) => (index % 4 ? 0.94 : 1.26) * sketch.between(0.92, 1.06),
        );
        return `<path d="${smooth(star)}" fill="${white}" stroke="${shade}" stroke-width="8"/><ellipse rx="${n(width * 0.075)}" ry="${n(height * 0.07)}" fill="${marrow}" fill-opacity=".75"/>`;
      }
      case "rib":
        return `<path d="M${n(-width * 0.46)} ${n(-height * 0.3)}q${n(-width * 0.04)} ${n(height * 0.36)} ${n(width * 0.1)} ${n(height * 0.62)}" stroke="${shade}" stroke-width="60" stroke-linecap="round" fill="none"/><path d="M${n(-width * 0.46)} ${n(-height * 0.31)}q${n(-width * 0.04)} ${n(height * 0.36)} ${n(width * 0.1)} ${n(height * 0.62)}" stroke="${white}" stroke-width="46" stroke-linecap="round" fill="none"/>`;
      default:
        return "";
    }
  })();
  return drawn ? `<g transform="rotate(${n(turn)})">${drawn}</g>` : "";
}
