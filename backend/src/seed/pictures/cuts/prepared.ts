import { type Flesh, mix } from "../palette";
import { softShadow } from "../shading";
import { n, place, type Sketch } from "../sketch";

/** Links of sausage, tied between. */
export function sausages(sketch: Sketch, flesh: Flesh): string {
  const link = (): string => {
    const path = `M-300 ${n(sketch.between(-10, 20))}C-150 ${n(sketch.between(-110, -60))} 120 ${n(sketch.between(-110, -50))} 300 ${n(sketch.between(-10, 20))}`;
    const brush = (width: number, paint: string, opacity = 1, lift = 0): string =>
      `<path d="${path}" transform="translate(0 ${lift})" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" fill="none" stroke-opacity="${opacity}"/>`;
    return [
      brush(150, "#1B1512", 0.08, 44),
      brush(132, "#1B1512", 0.12, 38),
      brush(118, "#1B1512", 0.14, 30),
      brush(124, flesh.dark),
      brush(104, flesh.mid, 1, -7),
      brush(70, flesh.light, 0.85, -15),
      brush(18, "#ffffff", 0.55, -36),
      `<path d="M-352 4l-40 -22v50ZM352 4l40 -22v50Z" fill="${flesh.mid}" stroke="${flesh.dark}" stroke-width="8" stroke-linejoin="round"/>`,
    ].join("");
  };
  return [
    place(link(), -40, -210, 1, -10),
    place(link(), 50, -50, 1, 4),
    place(link(), -50, 110, 1, -6),
    place(link(), 40, 260, 1, 8),
  ].join("");
}

/** A steamed dumpling pleated round an open top. */
export function buuz(sketch: Sketch): string {
  const body =
    "M-150 40C-160 -60 -90 -130 0 -132C90 -130 160 -60 150 40C140 120 70 140 0 140C-70 140 -140 120 -150 40Z";
  let pleats = "";
  for (let i = 0; i < 13; i += 1) {
    const angle = Math.PI * (1.04 + (i / 12) * -1.08);
    const x = Math.cos(angle) * 142;
    const y = 40 + Math.abs(Math.sin(angle)) * 66;
    pleats += `<path d="M${n(x * 0.3)} -100Q${n(x * 0.85)} -60 ${n(x)} ${n(y)}" stroke="#CFA883" stroke-width="7" stroke-linecap="round" fill="none" stroke-opacity=".65"/>`;
  }
  return `${softShadow(body, 8, 26, 22, 0.32)}<path d="${body}" fill="${sketch.radial(-50, -60, 270, ["#FFFFFF", "#FCF1DF", "#E8CDAA", "#C99F78"])}"/>${pleats}<path d="M-66 -104q10 -24 30 -14q10 -24 34 -12q18 -18 36 4q24 -4 30 20q-14 26 -64 26q-54 0 -66 -24Z" fill="#F7E6CC" stroke="#CFA883" stroke-width="6"/><ellipse cy="-106" rx="34" ry="13" fill="#8C4A3A"/><path d="M-100 -10C-90 -50 -70 -70 -50 -80" stroke="#ffffff" stroke-width="14" stroke-linecap="round" fill="none" stroke-opacity=".9"/>`;
}

export function buuzTray(sketch: Sketch): string {
  const spots: [number, number][] = [
    [-130, -230],
    [150, -220],
    [-300, -60],
    [10, -70],
    [310, -50],
    [-170, 120],
    [140, 120],
    [-20, 280],
  ];
  return spots
    .map(([x, y]) =>
      place(buuz(sketch), x + sketch.between(-8, 8), y, sketch.between(0.94, 1.04), sketch.between(-6, 6)),
    )
    .join("");
}

/** Small boiled dumplings, folded and pinched. */
export function banshTray(sketch: Sketch): string {
  const one = (): string => {
    const body = "M-130 40C-130 -50 -70 -96 0 -96C70 -96 130 -50 130 40C120 76 60 84 0 84C-60 84 -120 76 -130 40Z";
    let crimps = "";
    for (let i = 0; i < 7; i += 1) {
      const angle = Math.PI + (Math.PI * (i + 0.5)) / 7;
      crimps += `<path d="M${n(Math.cos(angle) * 92)} ${n(20 + Math.sin(angle) * 78)}L${n(Math.cos(angle) * 126)} ${n(28 + Math.sin(angle) * 116)}" stroke="#C79C74" stroke-width="8" stroke-linecap="round" stroke-opacity=".7"/>`;
    }
    return `${softShadow(body, 6, 20, 14, 0.3)}<path d="${body}" fill="${sketch.linear(-60, -90, 60, 90, ["#FFFDF6", "#F6E2C2", "#D9AF82"])}"/>${crimps}<path d="M-84 34C-70 -24 -30 -44 20 -40" stroke="#ffffff" stroke-width="14" stroke-linecap="round" fill="none" stroke-opacity=".85"/>`;
  };
  const spots: [number, number][] = [
    [-250, -200],
    [0, -230],
    [250, -190],
    [-360, -20],
    [-110, -40],
    [140, -40],
    [370, -10],
    [-240, 150],
    [10, 150],
    [260, 160],
    [-110, 300],
    [140, 300],
  ];
  return spots
    .map(([x, y]) => place(one(), x + sketch.between(-16, 16), y, sketch.between(0.92, 1.06), sketch.between(-35, 35)))
    .join("");
}

/** Meat rolled and tied with butcher's string. */
export function tiedRoast(sketch: Sketch, flesh: Flesh): string {
  const body =
    "M-400 0C-410 -150 -330 -210 -220 -212L260 -206C380 -200 430 -120 428 0C426 130 370 206 260 208L-220 214C-340 214 -396 140 -400 0Z";
  const clip = sketch.clip(body);
  let strings = "";
  for (let i = 0; i < 5; i += 1) {
    const x = -160 + i * 124;
    strings += `<path d="M${x} -214C${x + 56} -120 ${x + 56} 120 ${x} 216" stroke="#7A5A3A" stroke-width="15" fill="none" stroke-opacity=".4" transform="translate(6 5)"/><path d="M${x} -214C${x + 56} -120 ${x + 56} 120 ${x} 216" stroke="#FBF1DC" stroke-width="13" fill="none"/>`;
  }
  return [
    softShadow(body, 20, 54, 38),
    `<path d="${body}" fill="${sketch.linear(0, -212, 0, 216, [mix(flesh.light, "#ffffff", 0.15), flesh.light, flesh.mid, flesh.dark])}"/>`,
    `<g clip-path="url(#${clip})"><path d="M-300 -190C-100 -140 200 -180 420 -140V-240H-300Z" fill="${flesh.fat}" fill-opacity=".9"/><path d="M-260 60C-60 20 160 70 420 30" stroke="${flesh.fat}" stroke-width="16" fill="none" stroke-opacity=".5"/><path d="M-240 130C-40 100 200 150 420 110" stroke="${flesh.dark}" stroke-width="14" fill="none" stroke-opacity=".4"/>${strings}</g>`,
    `<ellipse cx="-300" rx="104" ry="196" fill="${flesh.fat}"/><ellipse cx="-304" rx="84" ry="170" fill="${sketch.radial(-340, -70, 260, [flesh.light, flesh.mid, flesh.dark])}"/><path d="M-330 -110C-250 -80 -240 0 -290 40C-340 60 -350 0 -310 -10" stroke="${flesh.fat}" stroke-width="16" stroke-linecap="round" fill="none" stroke-opacity=".9"/>`,
  ].join("");
}
