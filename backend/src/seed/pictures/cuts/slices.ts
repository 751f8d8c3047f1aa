import { type Point, smooth } from "../outline";
import { type Flesh, mix } from "../palette";
import { marbling, softShadow, wall } from "../shading";
import { n, place, type Sketch } from "../sketch";

/** One long slice of belly: wavy layers of fat and meat from the skin down. */
export function bellySlice(sketch: Sketch, flesh: Flesh, length = 900): string {
  const half = length / 2;
  const height = 92;
  const edgeTop: Point[] = [];
  const edgeBottom: Point[] = [];
  const bend = sketch.between(-16, 16);
  const sway = (x: number): number => Math.sin((x / half) * 1.6 + bend) * 16;
  for (let i = 0; i <= 8; i += 1) {
    const x = -half + (length / 8) * i;
    edgeTop.push({ x, y: -height + sway(x) + sketch.between(-6, 6) + (i === 0 || i === 8 ? 18 : 0) });
    edgeBottom.unshift({ x, y: height + sway(x) + sketch.between(-6, 6) - (i === 0 || i === 8 ? 18 : 0) });
  }
  const outline = [...edgeTop, { x: half + 14, y: sway(half) }, ...edgeBottom, { x: -half - 14, y: sway(-half) }];
  const edge = smooth(outline);
  const clip = sketch.clip(edge);
  const band = (from: number, to: number, paint: string, rough: number): string => {
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let i = 0; i <= 10; i += 1) {
      const x = -half - 30 + ((length + 60) / 10) * i;
      upper.push({ x, y: from * height + sway(x) + sketch.between(-rough, rough) });
      lower.unshift({ x, y: to * height + sway(x) + sketch.between(-rough, rough) });
    }
    return `<path d="${smooth([...upper, ...lower])}" fill="${paint}"/>`;
  };
  const lean = sketch.linear(-half, -height, half, height, [flesh.light, flesh.mid, flesh.light, flesh.mid]);
  return [
    softShadow(edge, 10, 34, 20, 0.28),
    wall(outline, 24, mix(flesh.fatShade, flesh.mid, 0.45)),
    `<path d="${edge}" fill="${sketch.linear(-half, -height, half, height, [mix(flesh.fat, "#ffffff", 0.4), flesh.fat])}"/>`,
    `<g clip-path="url(#${clip})">${band(-1.2, -0.86, flesh.fatShade, 3)}${band(-0.46, -0.18, lean, 9)}${band(0.08, 0.46, lean, 11)}${band(0.62, 1.2, lean, 8)}${band(-0.34, -0.3, mix(flesh.mid, flesh.dark, 0.3), 5)}${band(0.3, 0.35, mix(flesh.mid, flesh.dark, 0.3), 5)}</g>`,
  ].join("");
}

/** Slices of belly overlapping like roof tiles. */
export function bellyFan(sketch: Sketch, flesh: Flesh, count = 4): string {
  return Array.from({ length: count }, (_, index) =>
    place(
      bellySlice(sketch, flesh),
      (index - (count - 1) / 2) * 26,
      (index - (count - 1) / 2) * 142,
      1,
      -9 + index * 4,
    ),
  ).join("");
}

/** A block of belly or brisket seen from the front: fat and meat in layers, a pale top. */
export function slab(sketch: Sketch, flesh: Flesh, layers: "belly" | "brisket" = "brisket"): string {
  const half = 440;
  const front: Point[] = [
    { x: -half, y: -70 },
    { x: -half * 0.5, y: -92 },
    { x: 0, y: -80 },
    { x: half * 0.55, y: -96 },
    { x: half, y: -70 },
    { x: half + 12, y: 60 },
    { x: half - 8, y: 190 },
    { x: half * 0.5, y: 216 },
    { x: 0, y: 204 },
    { x: -half * 0.5, y: 218 },
    { x: -half + 6, y: 194 },
    { x: -half - 10, y: 60 },
  ];
  const top: Point[] = [
    { x: -half, y: -70 },
    { x: -half * 0.86, y: -190 },
    { x: -half * 0.35, y: -232 },
    { x: half * 0.3, y: -238 },
    { x: half * 0.9, y: -200 },
    { x: half, y: -70 },
    { x: half * 0.5, y: -60 },
    { x: 0, y: -56 },
    { x: -half * 0.5, y: -60 },
  ];
  const edge = smooth(front);
  const whole = smooth([...top.slice(0, 6), ...front.slice(5)]);
  const clip = sketch.clip(edge);
  const stripe = (y: number, thick: number, paint: string, opacity = 1): string => {
    const line = Array.from({ length: 9 }, (_, index) => ({
      x: -half - 40 + ((half * 2 + 80) / 8) * index,
      y: y + sketch.between(-12, 12),
    }));
    return `<path d="${smooth(line, false)}" fill="none" stroke="${paint}" stroke-width="${n(thick)}" stroke-opacity="${opacity}"/>`;
  };
  const fat = flesh.fat;
  const bands =
    layers === "belly"
      ? stripe(-76, 60, fat) +
        stripe(22, 26, fat) +
        stripe(104, 44, fat) +
        stripe(64, 8, fat, 0.6) +
        stripe(166, 8, fat, 0.6)
      : stripe(-72, 54, fat) + stripe(70, 18, fat, 0.85) + stripe(206, 20, fat, 0.8);
  const grain = Array.from({ length: 14 }, () =>
    stripe(sketch.between(-30, 200), sketch.between(2, 5), sketch.between(0, 1) > 0.5 ? flesh.dark : flesh.light, 0.3),
  ).join("");
  return [
    softShadow(whole, 22, 54, 40),
    `<path d="${smooth(top)}" fill="${sketch.linear(-half, -240, half, -40, [mix(fat, "#ffffff", 0.55), fat, mix(fat, flesh.fatShade, 0.7)])}"/>`,
    `<path d="${edge}" fill="${sketch.linear(-half * 0.6, -100, half * 0.5, 260, [flesh.light, flesh.mid, flesh.dark])}"/>`,
    `<g clip-path="url(#${clip})">${grain}${marbling(sketch, half, 200, layers === "belly" ? 0.1 : 0.55, fat)}${bands}</g>`,
    `<path d="M${-half + 60} -176Q-120 -226 180 -214" stroke="#ffffff" stroke-width="12" stroke-linecap="round" fill="none" stroke-opacity=".7"/>`,
    `<g stroke-opacity=".35" stroke="${flesh.fatShade}" stroke-width="7" stroke-linecap="round" fill="none"><path d="M-250 -186Q-230 -140 -260 -96"/><path d="M-40 -206Q-10 -150 -46 -92"/><path d="M190 -208Q226 -150 186 -96"/></g>`,
  ].join("");
}

/** A paper-thin slice rolled up, for hot pot. */
function roll(sketch: Sketch, flesh: Flesh): string {
  const length = 210;
  const radius = 62;
  const body = `M${-length / 2} ${-radius}H${length / 2}A28 ${radius} 0 0 1 ${length / 2} ${radius}H${-length / 2}A28 ${radius} 0 0 1 ${-length / 2} ${-radius}Z`;
  const clip = sketch.clip(body);
  let bands = "";
  for (let i = 0; i < 5; i += 1) {
    const x = -length / 2 + 20 + i * 44 + sketch.between(-12, 12);
    bands += `<path d="M${n(x)} ${-radius}q${n(sketch.between(10, 30))} ${radius} ${n(sketch.between(-16, 10))} ${radius * 2}" stroke="${flesh.fat}" stroke-width="${n(sketch.between(9, 24))}" fill="none" stroke-opacity=".9"/>`;
  }
  return [
    softShadow(body, 8, 26, 16, 0.3),
    `<path d="${body}" fill="${sketch.linear(0, -radius, 0, radius, [mix(flesh.light, "#ffffff", 0.22), flesh.light, flesh.mid, flesh.dark])}"/>`,
    `<g clip-path="url(#${clip})">${bands}</g>`,
    `<ellipse cx="${-length / 2}" rx="28" ry="${radius}" fill="${mix(flesh.light, flesh.fat, 0.5)}"/><path d="M${-length / 2 - 2} -40q22 40-2 74q-22-8-18-44q4-30 20-28q12 16 2 44" stroke="${flesh.mid}" stroke-width="9" stroke-linecap="round" fill="none"/>`,
    `<path d="M${-length / 2 + 30} ${-radius + 18}H${length / 2 - 14}" stroke="#ffffff" stroke-width="9" stroke-linecap="round" stroke-opacity=".55"/>`,
  ].join("");
}

export function rolls(sketch: Sketch, flesh: Flesh): string {
  const spots: [number, number, number][] = [
    [-290, -170, -14],
    [-20, -200, 6],
    [260, -160, -8],
    [-350, 10, 8],
    [-90, -20, -10],
    [190, 10, 10],
    [-210, 190, -6],
    [70, 185, 8],
    [330, 180, -16],
  ];
  return spots.map(([x, y, turn]) => place(roll(sketch, flesh), x, y, 1.16, turn)).join("");
}

/** Strips: cut for frying, or dried as борц. */
export function strips(sketch: Sketch, flesh: Flesh, count = 11): string {
  return Array.from({ length: count }, (_, index) => {
    const length = sketch.between(360, 560);
    const width = sketch.between(50, 82);
    const curve = sketch.between(-60, 60);
    const top: Point[] = [];
    const bottom: Point[] = [];
    for (let i = 0; i <= 6; i += 1) {
      const t = i / 6;
      const x = -length / 2 + length * t;
      const y = Math.sin(t * Math.PI) * curve;
      const half = (width / 2) * (0.55 + 0.45 * Math.sin(Math.PI * (0.1 + t * 0.8)));
      top.push({ x, y: y - half + sketch.between(-7, 7) });
      bottom.unshift({ x, y: y + half + sketch.between(-7, 7) });
    }
    const outline = [...top, ...bottom];
    const edge = smooth(outline);
    const clip = sketch.clip(edge);
    let fibres = "";
    for (let i = 0; i < 6; i += 1) {
      const y = sketch.between(-width / 2, width / 2);
      fibres += `<path d="M${n(-length / 2)} ${n(y)}Q0 ${n(y + curve * 2)} ${n(length / 2)} ${n(y)}" stroke="${i % 2 ? flesh.fat : flesh.dark}" stroke-width="${n(sketch.between(2.5, 6))}" fill="none" stroke-opacity=".5"/>`;
    }
    const markup = [
      softShadow(edge, 8, 24, 14, 0.3),
      wall(outline, 18, flesh.dark),
      `<path d="${edge}" fill="${sketch.linear(-length / 2, -width, length / 3, width, [flesh.light, flesh.mid, flesh.dark])}"/><g clip-path="url(#${clip})">${fibres}</g>`,
    ].join("");
    const row = index - (count - 1) / 2;
    return place(markup, sketch.between(-90, 90), row * 50, 1.1, sketch.between(-20, 20));
  }).join("");
}
