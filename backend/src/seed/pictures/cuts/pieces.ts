import { type Flesh, mix } from "../palette";
import { softShadow, taper, wander } from "../shading";
import { n, place, type Sketch } from "../sketch";

/** One cube with a lit top, a front and a shaded side. */
function cube(sketch: Sketch, flesh: Flesh, bone: boolean): string {
  const top = "M-92 -62Q-96 -70-86 -74L2 -112Q10 -116 18 -112L100 -74Q108 -70 104 -62L14 -18Q6 -14-4 -18Z";
  const front = "M-94 -60L4 -14L6 98Q2 106-8 102L-86 62Q-94 58-94 48Z";
  const side = "M104 -62L8 -14L8 100Q16 106 24 100L96 58Q104 54 104 44Z";
  const outline = "M-94 -62L8 -114L104 -64V52L10 104L-94 56Z";
  const clip = sketch.clip(outline);
  let veins = "";
  for (let i = 0; i < 9; i += 1) {
    const from = { x: sketch.between(-90, 60), y: sketch.between(-90, 80) };
    veins += taper(
      wander(sketch, from, sketch.between(-0.6, 1), sketch.between(40, 100), 4),
      sketch.between(4, 10),
      flesh.fat,
      0.7,
    );
  }
  const end = bone
    ? `<ellipse cx="6" cy="-64" rx="42" ry="22" fill="#FFF8EC" stroke="#D9BFA6" stroke-width="6"/><ellipse cx="6" cy="-62" rx="22" ry="10" fill="#D28E7A"/>`
    : "";
  return [
    softShadow(outline, 8, 30, 16, 0.3),
    `<path d="${outline}" fill="${flesh.mid}" stroke="${flesh.mid}" stroke-width="14" stroke-linejoin="round"/>`,
    `<path d="${top}" fill="${sketch.linear(-90, -110, 100, -20, [mix(flesh.light, "#ffffff", 0.18), flesh.light])}" stroke="${flesh.light}" stroke-width="12" stroke-linejoin="round"/>`,
    `<path d="${front}" fill="${sketch.linear(-90, -60, 10, 100, [flesh.light, flesh.mid])}" stroke="${flesh.mid}" stroke-width="8" stroke-linejoin="round"/>`,
    `<path d="${side}" fill="${sketch.linear(10, -60, 100, 90, [flesh.mid, flesh.dark])}" stroke="${mix(flesh.mid, flesh.dark, 0.6)}" stroke-width="8" stroke-linejoin="round"/>`,
    `<g clip-path="url(#${clip})">${veins}${sketch.between(0, 1) < 0.4 ? `<path d="M-94 -52L6 -4" stroke="${flesh.fat}" stroke-width="24" stroke-opacity=".95"/><path d="M6 -4L104 -52" stroke="${flesh.fatShade}" stroke-width="24" stroke-opacity=".95"/>` : ""}</g>`,
    end,
  ].join("");
}

/** Diced meat in a heap; `bones` is the number of pieces with a bone. */
export function cubes(sketch: Sketch, flesh: Flesh, bones = 0, size = 1): string {
  const spots: [number, number][] = [
    [-120, -190],
    [130, -180],
    [-290, -60],
    [0, -70],
    [280, -50],
    [-390, 90],
    [-140, 80],
    [120, 80],
    [380, 80],
    [-260, 200],
    [0, 210],
    [260, 200],
  ];
  return spots
    .map(([x, y], index) =>
      place(
        cube(sketch, flesh, index % 3 === 1 && index / 3 < bones),
        x + sketch.between(-14, 14),
        y + sketch.between(-10, 10),
        size * sketch.between(0.98, 1.16),
        sketch.between(-14, 14),
      ),
    )
    .join("");
}

/** Minced meat: strands as they fall from the plate of the mincer, heaped up. */
export function mince(sketch: Sketch, flesh: Flesh, second: Flesh = flesh): string {
  const strands: { y: number; markup: string }[] = [];
  for (let i = 0; i < 190; i += 1) {
    const angle = sketch.between(0, Math.PI * 2);
    const reach = Math.sqrt(sketch.between(0, 1));
    const x = Math.cos(angle) * 400 * reach;
    const ground = Math.sin(angle) * 170 * reach + 70;
    const y = ground - 250 * (1 - reach * reach);
    const heading = sketch.between(-0.9, 0.9) + (x / 420) * 0.9;
    const length = sketch.between(80, 150);
    const dx = (Math.cos(heading) * length) / 2;
    const dy = (Math.sin(heading) * length) / 2;
    const path = `M${n(x - dx)} ${n(y - dy)}Q${n(x + sketch.between(-22, 22))} ${n(y + sketch.between(-26, 26))} ${n(x + dx)} ${n(y + dy)}`;
    const meat = sketch.between(0, 1) < 0.5 ? flesh : second;
    const fatty = sketch.between(0, 1) < 0.17;
    const body = fatty ? mix(meat.fat, meat.light, 0.3) : mix(meat.light, meat.mid, sketch.between(0, 0.9));
    strands.push({
      y: ground,
      markup: `<path d="${path}" stroke="${mix(meat.dark, "#1B1512", 0.12)}" stroke-width="38" transform="translate(3 8)"/><path d="${path}" stroke="${body}" stroke-width="33"/><path d="${path}" stroke="${mix(body, "#ffffff", 0.4)}" stroke-width="8" transform="translate(-3 -9)" stroke-opacity=".65"/>`,
    });
  }
  strands.sort((a, b) => a.y - b.y);
  const base = "M-430 90C-400 -60-200 -230 0 -230C200 -230 400 -60 430 90C400 250 -400 250 -430 90Z";
  return `${softShadow(base, 16, 36, 30)}<path d="${base}" fill="${flesh.dark}"/><g fill="none" stroke-linecap="round">${strands.map(({ markup }) => markup).join("")}</g>`;
}
