import { type Point, polygon, smooth } from "./outline";
import { MUSTARD, mix, PAPER, TALLOW } from "./palette";
import { softShadow } from "./shading";
import { n, type Sketch } from "./sketch";

/** What the meat lies on, about 1,180 x 900 px, centred on (0, 0). */
export const SURFACES = {
  plate: (sketch: Sketch) => {
    const rim = circle(500);
    return [
      softShadow(rim, 14, 40, 46, 0.34),
      `<path d="${rim}" fill="${sketch.linear(-380, -480, 380, 480, ["#FFFFFF", TALLOW, "#E6D7C2"])}"/>`,
      `<path d="${circle(478)}" fill="none" stroke="#C98F4B" stroke-width="7" stroke-opacity=".8"/>`,
      `<path d="${circle(372)}" fill="${sketch.linear(-300, -360, 300, 360, ["#EADDCB", "#F8F1E6", "#FFFFFF"])}"/>`,
    ].join("");
  },
  bluePlate: (sketch: Sketch) => {
    const rim = circle(500);
    const ticks = Array.from({ length: 36 }, (_, index) => {
      const angle = (index * Math.PI) / 18;
      return `M${n(Math.cos(angle) * 404)} ${n(Math.sin(angle) * 404)}L${n(Math.cos(angle + 0.07) * 462)} ${n(Math.sin(angle + 0.07) * 462)}`;
    }).join("");
    return [
      softShadow(rim, 14, 40, 46, 0.34),
      `<path d="${rim}" fill="${sketch.linear(-380, -480, 380, 480, ["#FFFFFF", "#F3F0EA", "#D8D9D8"])}"/>`,
      `<path d="${circle(482)}" fill="none" stroke="#2F5D7C" stroke-width="10"/><path d="${ticks}" stroke="#2F5D7C" stroke-width="9" stroke-linecap="round" stroke-opacity=".85"/>`,
      `<path d="${circle(372)}" fill="${sketch.linear(-300, -360, 300, 360, ["#E2E1DD", "#F7F5F0", "#FFFFFF"])}"/>`,
    ].join("");
  },
  board: (sketch: Sketch) => {
    const path = roundedBox(-610, -390, 1220, 790, 70);
    const clip = sketch.clip(path);
    return [
      softShadow(path, 16, 46, 44, 0.36),
      `<path d="${path}" transform="translate(0 26)" fill="#7A4B28"/>`,
      `<path d="${path}" fill="${sketch.linear(-500, -400, 400, 420, ["#E9BE86", "#D9A56A", "#C28A50"])}"/>`,
      `<g clip-path="url(#${clip})">${grain(sketch, 610, 390)}</g>`,
      `<path d="${roundedBox(-570, -350, 1140, 710, 48)}" fill="none" stroke="#A66F3A" stroke-width="8" stroke-opacity=".45"/>`,
      `<circle cx="535" cy="-318" r="34" fill="#8A5A30" fill-opacity=".9"/><circle cx="535" cy="-312" r="27" fill="#5C3A20" fill-opacity=".8"/>`,
    ].join("");
  },
  roundBoard: (sketch: Sketch) => {
    const path = circle(505);
    const clip = sketch.clip(path);
    const rings = [430, 350, 262, 170, 84]
      .map(
        (radius) =>
          `<path d="${circle(radius + sketch.between(-14, 14))}" fill="none" stroke="#8A5A30" stroke-width="${n(sketch.between(5, 10))}" stroke-opacity=".26"/>`,
      )
      .join("");
    return [
      softShadow(path, 16, 50, 46, 0.36),
      `<path d="${path}" transform="translate(0 34)" fill="#5C3820"/><path d="${path}" fill="${sketch.radial(-140, -170, 800, ["#E6B97E", "#C98F55", "#94602F"])}"/>`,
      `<g clip-path="url(#${clip})"><g transform="translate(30 20)">${rings}</g></g>`,
      `<path d="${circle(496)}" fill="none" stroke="#7A4B28" stroke-width="18" stroke-opacity=".7"/>`,
    ].join("");
  },
  slate: (sketch: Sketch) => {
    const edge = rough(sketch, 610, 400, 0.012);
    const path = polygon(edge);
    return [
      softShadow(path, 16, 44, 44, 0.36),
      `<path d="${path}" transform="translate(0 20)" fill="#16191B" stroke="#16191B" stroke-width="16" stroke-linejoin="round"/>`,
      `<path d="${path}" fill="${sketch.linear(-500, -400, 500, 400, ["#586064", "#3A4043", "#272B2D"])}" stroke="#4B5356" stroke-width="10" stroke-linejoin="round"/>`,
      `<g stroke="#8B9599" stroke-width="4" stroke-opacity=".22" fill="none">${Array.from({ length: 9 }, () => {
        const y = sketch.between(-360, 360);
        const x = sketch.between(-560, 200);
        return `<path d="M${n(x)} ${n(y)}l${n(sketch.between(120, 360))} ${n(sketch.between(-26, 26))}"/>`;
      }).join("")}</g>`,
    ].join("");
  },
  paper: (sketch: Sketch) => {
    const sheet = rough(sketch, 640, 430, 0.02);
    const path = polygon(sheet);
    const clip = sketch.clip(path);
    return [
      softShadow(path, 12, 34, 36, 0.3),
      `<path d="${path}" fill="${sketch.linear(-600, -420, 600, 420, [TALLOW, PAPER, mix(PAPER, "#C9A77E", 0.4)])}"/>`,
      `<g clip-path="url(#${clip})"><path d="M-640 -120L640 -170V430H-640Z" fill="#B98F63" fill-opacity=".1"/><path d="M-180 -430L-90 430H-640V-430Z" fill="#ffffff" fill-opacity=".25"/><path d="M-640 -120L640 -170M-180 -430L-90 430" stroke="#B98F63" stroke-width="4" stroke-opacity=".35"/></g>`,
    ].join("");
  },
  kraft: (sketch: Sketch) => {
    const path = polygon(rough(sketch, 630, 420, 0.016));
    const clip = sketch.clip(path);
    return [
      softShadow(path, 12, 34, 36, 0.34),
      `<path d="${path}" fill="${sketch.linear(-600, -420, 600, 420, ["#D9B384", "#C79C68", "#A97E4C"])}"/>`,
      `<g clip-path="url(#${clip})"><path d="M-640 150L640 60V430H-640Z" fill="#6B4526" fill-opacity=".12"/><path d="M240 -430L170 430H640V-430Z" fill="#ffffff" fill-opacity=".1"/></g>`,
    ].join("");
  },
  sun: (sketch: Sketch) =>
    `<path d="${circle(490)}" fill="${sketch.linear(-300, -460, 300, 460, [mix(MUSTARD, TALLOW, 0.6), MUSTARD, mix(MUSTARD, "#B26A1F", 0.4)])}"/><path d="${circle(528)}" fill="none" stroke="${TALLOW}" stroke-width="8" stroke-opacity=".55"/>`,
  moon: (sketch: Sketch) =>
    `<path d="${circle(490)}" fill="${sketch.linear(-300, -460, 300, 460, ["#FFFFFF", TALLOW, PAPER])}"/><path d="${circle(528)}" fill="none" stroke="${TALLOW}" stroke-width="8" stroke-opacity=".6"/>`,
  pan: (sketch: Sketch) => {
    const handle = roundedBox(380, -62, 520, 116, 54);
    return [
      softShadow(`${circle(470)}${handle}`, 16, 46, 44, 0.36),
      `<path d="${handle}" fill="${sketch.linear(0, -62, 0, 60, ["#5A5450", "#2E2A28", "#171514"])}"/><path d="${roundedBox(780, -24, 80, 42, 21)}" fill="#171514"/>`,
      `<path d="${circle(470)}" fill="${sketch.linear(-330, -420, 330, 420, ["#6A645F", "#35302D", "#171514"])}"/><path d="${circle(424)}" fill="${sketch.radial(-120, -160, 640, ["#4B4541", "#2C2826", "#1D1A18"])}"/>`,
      `<path d="M-330 -190A385 385 0 0 1 -90 -372" stroke="#ffffff" stroke-width="12" stroke-linecap="round" fill="none" stroke-opacity=".3"/>`,
    ].join("");
  },
  tray: (sketch: Sketch) => {
    const outer = roundedBox(-600, -390, 1200, 780, 110);
    return [
      softShadow(outer, 14, 40, 44, 0.34),
      `<path d="${outer}" transform="translate(0 18)" fill="#8E979B"/><path d="${outer}" fill="${sketch.linear(-500, -400, 500, 400, ["#F7F9F9", "#D5DCDE", "#AEB8BC"])}"/><path d="${roundedBox(-548, -338, 1096, 676, 80)}" fill="${sketch.linear(-500, -340, 500, 340, ["#B9C3C7", "#DDE4E6", "#F2F5F5"])}"/>`,
    ].join("");
  },
} as const satisfies Record<string, (sketch: Sketch) => string>;

export type SurfaceName = keyof typeof SURFACES;

export function circle(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0Z`;
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  return `M${x + radius} ${y}H${x + width - radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}V${y + height - radius}A${radius} ${radius} 0 0 1 ${x + width - radius} ${y + height}H${x + radius}A${radius} ${radius} 0 0 1 ${x} ${y + height - radius}V${y + radius}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`;
}

/** The grain of wood. */
function grain(sketch: Sketch, halfWidth: number, halfHeight: number): string {
  return Array.from({ length: 15 }, (_, index) => {
    const y = -halfHeight + ((halfHeight * 2) / 15) * (index + sketch.between(0.2, 0.8));
    const line: Point[] = Array.from({ length: 7 }, (_, step) => ({
      x: -halfWidth + ((halfWidth * 2) / 6) * step,
      y: y + sketch.between(-9, 9),
    }));
    return `<path d="${smooth(line, false)}" fill="none" stroke="#8A5A30" stroke-width="${n(sketch.between(3, 8))}" stroke-opacity="${n(sketch.between(0.14, 0.34))}"/>`;
  }).join("");
}

/** A rectangle with hand-torn edges. */
function rough(sketch: Sketch, halfWidth: number, halfHeight: number, wobble: number): Point[] {
  const corners: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const list: Point[] = [];
  corners.forEach(([x, y], index) => {
    const [toX, toY] = corners[(index + 1) % 4] ?? [0, 0];
    const steps = index % 2 ? 16 : 26;
    for (let i = 0; i < steps; i += 1) {
      const t = i / steps;
      list.push({
        x: (x + (toX - x) * t) * halfWidth * (1 + sketch.between(-wobble, wobble)),
        y: (y + (toY - y) * t) * halfHeight * (1 + sketch.between(-wobble, wobble)),
      });
    }
  });
  return list;
}
