import { moved, points, smooth } from "../outline";
import { type Flesh, mix } from "../palette";
import { marbling, softShadow, taper, wall, wander } from "../shading";
import { n, place, type Sketch } from "../sketch";

const BONE = "#FFF8EC";
const BONE_SHADE = "#D6BBA0";

/** A rack: rib bones side by side in a curved sheet of meat, their ends scraped clean at the top. */
export function rack(sketch: Sketch, flesh: Flesh, bones = 7): string {
  const width = 960;
  const step = width / bones;
  let ends = "";
  let ridges = "";
  const top: number[] = [];
  const bottom: number[] = [];
  for (let i = 0; i <= bones; i += 1) {
    const t = i / bones;
    top.push(-1 + 2 * t, -0.62 - 0.22 * Math.sin(t * Math.PI) + (i % 2 ? 0.05 : 0));
    bottom.unshift(-1 + 2 * t, 0.86 + 0.1 * Math.sin(t * Math.PI) - (i % 2 ? 0.06 : 0));
  }
  const outline = points([...top, 1.04, 0.1, ...bottom, -1.04, 0.1], width / 2, 290);
  for (let i = 0; i < bones; i += 1) {
    const x = -width / 2 + step * (i + 0.5);
    const lift = 60 * Math.sin(((i + 0.5) / bones) * Math.PI);
    const lean = (i - (bones - 1) / 2) * 9;
    const path = `M${n(x + lean)} ${n(-300 - lift)}Q${n(x + lean * 0.2 - 12)} ${n(-60 - lift)} ${n(x - lean * 0.3)} ${n(210)}`;
    ends += `<path d="${path}" stroke="${BONE_SHADE}" stroke-width="66" stroke-linecap="round" fill="none"/><path d="${path}" transform="translate(-5 -4)" stroke="${BONE}" stroke-width="50" stroke-linecap="round" fill="none"/><ellipse cx="${n(x + lean - 2)}" cy="${n(-306 - lift)}" rx="15" ry="12" fill="#C9826E" fill-opacity=".7"/>`;
    ridges += `<path d="${path}" stroke="${mix(flesh.light, flesh.fat, 0.42)}" stroke-width="58" stroke-linecap="round" fill="none" stroke-opacity=".72"/><path d="${path}" transform="translate(-12 0)" stroke="${mix(flesh.fat, "#ffffff", 0.3)}" stroke-width="14" stroke-linecap="round" fill="none" stroke-opacity=".75"/><path d="${path}" transform="translate(${n(step / 2)} 0)" stroke="${flesh.dark}" stroke-width="20" stroke-linecap="round" fill="none" stroke-opacity=".38"/>`;
  }
  const edge = smooth(outline);
  const clip = sketch.clip(edge);
  const meat = sketch.linear(-200, -320, 240, 320, [flesh.light, flesh.mid, flesh.dark]);
  return [
    softShadow(edge, 20, 72, 36),
    ends,
    wall(
      outline,
      46,
      sketch.linear(-480, 0, 480, 0, [flesh.dark, mix(flesh.mid, flesh.dark, 0.5), mix(flesh.dark, "#1B1512", 0.25)]),
    ),
    `<path d="${edge}" fill="${meat}"/>`,
    `<g clip-path="url(#${clip})">${ridges}${marbling(sketch, 470, 250, 0.35, flesh.fat)}<path d="${edge}" fill="none" stroke="${flesh.fat}" stroke-width="20" stroke-opacity=".8"/></g>`,
  ].join("");
}

/** Ribs sawn across the bone, the way they are grilled in Korea: a strip of meat with a row of bone ovals. */
export function flankenStrip(sketch: Sketch, flesh: Flesh, bones = 4): string {
  const outline = points(
    [
      -1, -0.1, -0.9, -0.8, -0.45, -0.92, 0, -0.84, 0.5, -0.95, 0.92, -0.75, 1.02, 0, 0.92, 0.78, 0.45, 0.86, 0, 0.95,
      -0.5, 0.84, -0.92, 0.8,
    ],
    500,
    118,
  ).map(({ x, y }) => ({
    x: x * sketch.between(0.98, 1.02),
    y: y * sketch.between(0.92, 1.08) + Math.sin(x / 260) * 18,
  }));
  const edge = smooth(outline);
  const clip = sketch.clip(edge);
  let ovals = "";
  for (let i = 0; i < bones; i += 1) {
    const x = -380 + (760 / (bones - 1)) * i;
    const y = -46 + Math.sin(x / 260) * 18;
    ovals += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(sketch.between(-8, 8))})"><ellipse rx="74" ry="42" fill="${flesh.fat}" fill-opacity=".9"/><ellipse rx="62" ry="33" fill="${BONE}" stroke="${BONE_SHADE}" stroke-width="6"/><ellipse cy="3" rx="38" ry="17" fill="#D99C86" fill-opacity=".8"/></g>`;
  }
  return [
    softShadow(edge, 12, 38, 22, 0.3),
    wall(outline, 26, mix(flesh.fatShade, flesh.dark, 0.45)),
    `<path d="${edge}" fill="${sketch.linear(-300, -120, 300, 120, [flesh.light, flesh.mid, flesh.dark])}"/>`,
    `<g clip-path="url(#${clip})">${marbling(sketch, 490, 110, 0.75, flesh.fat)}<path d="${edge}" fill="none" stroke="${flesh.fat}" stroke-width="22"/>${ovals}</g>`,
  ].join("");
}

/** A chop with its rib scraped to a handle. */
export function cutlet(sketch: Sketch, flesh: Flesh): string {
  const handle = "M-60 40C40 -40 190 -110 310 -230";
  const outline = moved(
    points(
      [-0.98, 0.1, -0.82, -0.6, -0.25, -0.95, 0.4, -0.9, 0.92, -0.45, 1, 0.15, 0.7, 0.72, 0.1, 0.98, -0.55, 0.85],
      235,
      195,
    ).map(({ x, y }) => ({ x: x * sketch.between(0.96, 1.04), y: y * sketch.between(0.96, 1.04) })),
    -170,
    110,
  );
  const lean = outline.map(({ x, y }) => ({ x: -175 + (x + 170) * 0.8, y: 122 + (y - 110) * 0.76 }));
  const edge = smooth(outline);
  const leanEdge = smooth(lean);
  const clip = sketch.clip(leanEdge);
  let veins = "";
  for (let i = 0; i < 16; i += 1) {
    const from = { x: -175 + sketch.between(-170, 120), y: 120 + sketch.between(-120, 120) };
    veins += taper(
      wander(sketch, from, sketch.between(-0.4, 0.9), sketch.between(60, 120), 5),
      sketch.between(5, 10),
      flesh.fat,
      0.75,
    );
  }
  return [
    softShadow(edge, 14, 56, 28, 0.32),
    `<path d="${handle}" stroke="${BONE_SHADE}" stroke-width="62" stroke-linecap="round" fill="none" transform="translate(4 14)"/><path d="${handle}" stroke="${BONE}" stroke-width="50" stroke-linecap="round" fill="none"/><path d="M-6 -10C70 -60 190 -130 296 -236" stroke="#ffffff" stroke-width="14" stroke-linecap="round" fill="none" stroke-opacity=".9"/>`,
    wall(
      outline,
      40,
      sketch.linear(-400, 0, 80, 0, [mix(flesh.fatShade, flesh.dark, 0.2), mix(flesh.fatShade, flesh.dark, 0.5)]),
    ),
    `<path d="${edge}" fill="${sketch.linear(-380, -80, 60, 300, [mix(flesh.fat, "#ffffff", 0.5), flesh.fat, flesh.fatShade])}"/>`,
    `<path d="${leanEdge}" fill="${sketch.radial(-240, 40, 330, [flesh.light, flesh.mid, flesh.dark])}"/>`,
    `<g clip-path="url(#${clip})">${veins}</g>`,
  ].join("");
}

/** Three chops fanned out. */
export function cutlets(sketch: Sketch, flesh: Flesh): string {
  return [
    place(cutlet(sketch, flesh), -180, -10, 0.98, -36),
    place(cutlet(sketch, flesh), 60, 10, 1.02, -6),
    place(cutlet(sketch, flesh), 270, 90, 0.98, 24),
  ].join("");
}
