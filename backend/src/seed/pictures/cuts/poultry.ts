import { type Flesh, mix } from "../palette";
import { softShadow, taper, wander } from "../shading";
import { place, type Sketch } from "../sketch";

/** A skinless breast fillet. */
export function fillet(sketch: Sketch, flesh: Flesh): string {
  const body =
    "M-330 20C-340 -140 -150 -210 40 -170C210 -136 330 -40 380 60C390 96 350 110 300 104C180 150 20 200 -140 180C-270 160 -326 110 -330 20Z";
  const clip = sketch.clip(body);
  let grain = "";
  for (let i = 0; i < 24; i += 1) {
    const from = { x: sketch.between(-330, 200), y: sketch.between(-170, 160) };
    grain += taper(
      wander(sketch, from, 0.32 + sketch.between(-0.2, 0.2), sketch.between(120, 220), 5, 0.12),
      sketch.between(4, 9),
      i % 2 ? flesh.dark : "#ffffff",
      0.3,
    );
  }
  return [
    softShadow(body, 14, 44, 30, 0.3),
    `<path d="${body}" transform="translate(0 26)" fill="${mix(flesh.dark, flesh.mid, 0.3)}"/>`,
    `<path d="${body}" fill="${sketch.linear(-160, -200, 160, 240, [flesh.light, flesh.light, flesh.mid, mix(flesh.mid, flesh.dark, 0.5)])}"/>`,
    `<g clip-path="url(#${clip})">${grain}<path d="M-280 60C-120 20 120 30 330 90" stroke="${flesh.dark}" stroke-width="12" fill="none" stroke-opacity=".35" stroke-linecap="round"/></g>`,
    `<path d="M-270 -60C-220 -140 -80 -160 60 -128" stroke="#ffffff" stroke-width="20" stroke-linecap="round" fill="none" stroke-opacity=".75"/>`,
  ].join("");
}

export function fillets(sketch: Sketch, flesh: Flesh): string {
  return [place(fillet(sketch, flesh), -60, -150, 1.02, -10), place(fillet(sketch, flesh), 70, 150, 1.06, 6)].join("");
}

/** Boned thigh, skin side folded over. */
export function thigh(sketch: Sketch, flesh: Flesh): string {
  const body =
    "M-240 -30C-260 -170 -90 -220 40 -190C190 -170 270 -80 250 40C240 170 90 220 -50 196C-190 180 -236 90 -240 -30Z";
  const skin =
    "M-240 -30C-260 -170 -90 -220 40 -190C150 -172 230 -116 246 -40C150 -20 60 -60 -20 -10C-100 40 -170 30 -238 10Z";
  return [
    softShadow(body, 12, 38, 26, 0.3),
    `<path d="${body}" transform="translate(0 22)" fill="${mix(flesh.dark, flesh.mid, 0.2)}"/><path d="${body}" fill="${sketch.linear(-120, -190, 140, 210, [mix(flesh.mid, "#E48C7C", 0.35), mix(flesh.mid, "#D9776C", 0.5), flesh.dark])}"/>`,
    `<path d="${skin}" fill="${sketch.linear(-160, -200, 120, 40, ["#FFF3D6", flesh.fat, flesh.fatShade])}"/>`,
    `<path d="M-180 -90C-120 -160 0 -160 90 -140" stroke="#ffffff" stroke-width="16" stroke-linecap="round" fill="none" stroke-opacity=".7"/><path d="M-120 110C-20 70 80 90 170 50M-90 150C0 130 60 140 120 120" stroke="${flesh.fat}" stroke-width="10" stroke-linecap="round" fill="none" stroke-opacity=".7"/>`,
  ].join("");
}

export function thighs(sketch: Sketch, flesh: Flesh): string {
  return [
    place(thigh(sketch, flesh), -230, -110, 1, -14),
    place(thigh(sketch, flesh), 230, -90, 0.98, 20),
    place(thigh(sketch, flesh), 0, 160, 1.05, 190),
  ].join("");
}

/** A raw drumstick. */
export function drumstick(sketch: Sketch, flesh: Flesh): string {
  const body =
    "M-250 10C-260 -120 -120 -180 10 -140C110 -110 170 -60 260 -44Q290 0 262 40C170 50 110 110 0 150C-130 180 -244 130 -250 10Z";
  return [
    softShadow(body, 12, 40, 26, 0.3),
    `<path d="M240 -26L340 -34C356 -72 408 -68 406 -28C440 -12 430 36 396 38C380 66 340 58 334 28L242 26Z" fill="${sketch.linear(280, -60, 330, 50, ["#FFFDF7", "#F3E0CC", "#CFAA92"])}"/>`,
    `<path d="${body}" transform="translate(0 16)" fill="${mix(flesh.fatShade, flesh.dark, 0.5)}"/><path d="${body}" fill="${sketch.radial(-110, -90, 420, ["#FFF6E2", flesh.fat, mix(flesh.fatShade, flesh.mid, 0.35), flesh.dark])}"/>`,
    `<path d="M-190 -40C-150 -110 -60 -120 20 -96" stroke="#ffffff" stroke-width="18" stroke-linecap="round" fill="none" stroke-opacity=".8"/>`,
    `<g fill="${flesh.fatShade}" fill-opacity=".55"><circle cx="-60" cy="40" r="8"/><circle cx="-120" cy="20" r="7"/><circle cx="-90" cy="84" r="8"/><circle cx="-10" cy="76" r="7"/><circle cx="20" cy="20" r="7"/></g>`,
  ].join("");
}

export function drumsticks(sketch: Sketch, flesh: Flesh): string {
  return [
    place(drumstick(sketch, flesh), -120, -190, 0.98, -12),
    place(drumstick(sketch, flesh), 60, 10, 1.04, -4),
    place(drumstick(sketch, flesh), -80, 220, 0.98, 8),
  ].join("");
}

/** A wing, bent at both joints. */
export function wing(sketch: Sketch, flesh: Flesh): string {
  const body =
    "M-250 120C-290 60 -250 -20 -170 -30C-90 -40 -60 -120 20 -150C120 -186 180 -120 160 -60C220 -90 330 -130 350 -90C366 -50 280 10 190 50C130 80 60 60 10 60C-30 120 -60 190 -140 190C-190 190 -230 160 -250 120Z";
  return [
    softShadow(body, 12, 36, 24, 0.3),
    `<path d="${body}" transform="translate(0 18)" fill="${mix(flesh.fatShade, flesh.dark, 0.5)}"/><path d="${body}" fill="${sketch.linear(-160, -160, 120, 210, ["#FFF6E2", flesh.fat, mix(flesh.fatShade, flesh.mid, 0.4), flesh.dark])}"/>`,
    `<path d="M-200 40C-170 0 -120 0 -70 -30C-30 -60 0 -110 60 -120" stroke="#ffffff" stroke-width="16" stroke-linecap="round" fill="none" stroke-opacity=".75"/><path d="M20 40C60 0 120 -30 150 -50M-70 40C-40 20 -20 20 10 50" stroke="${flesh.dark}" stroke-width="9" stroke-linecap="round" fill="none" stroke-opacity=".45"/>`,
  ].join("");
}

export function wings(sketch: Sketch, flesh: Flesh): string {
  return [
    place(wing(sketch, flesh), -220, -150, 0.96, 10),
    place(wing(sketch, flesh), 250, -120, 0.92, 48),
    place(wing(sketch, flesh), -170, 190, 0.96, -24),
    place(wing(sketch, flesh), 240, 190, 0.94, 4),
  ].join("");
}

/** A whole dressed bird, breast up. */
export function wholeBird(sketch: Sketch, flesh: Flesh): string {
  const body =
    "M-330 30C-350 -150 -170 -280 20 -270C230 -262 350 -130 340 40C334 190 180 260 0 260C-190 260 -322 180 -330 30Z";
  const leg =
    "M90 70C130 -60 300 -70 372 40C400 84 430 120 470 128Q498 160 462 188C410 196 380 190 330 216C230 268 60 220 90 70Z";
  const wingShape =
    "M-350 40C-410 -10 -380 -110 -290 -110C-220 -108 -180 -40 -196 40C-210 110 -260 150 -300 120C-320 110 -336 80 -350 40Z";
  const skin = (x: number, y: number, r: number): string =>
    sketch.radial(x, y, r, ["#FFF8E8", flesh.fat, mix(flesh.fatShade, flesh.mid, 0.3), flesh.dark]);
  return [
    softShadow(body, 20, 60, 40),
    `<path d="${body}" fill="${skin(-110, -150, 560)}"/>`,
    `<path d="M10 -262C40 -120 40 60 0 200" stroke="${flesh.dark}" stroke-width="12" stroke-linecap="round" fill="none" stroke-opacity=".3"/><path d="M-190 -130C-140 -210 -60 -236 -10 -230" stroke="#ffffff" stroke-width="24" stroke-linecap="round" fill="none" stroke-opacity=".8"/>`,
    `<path d="${wingShape}" fill="${skin(-310, -70, 260)}" stroke="${flesh.fatShade}" stroke-width="5"/><path d="M-330 -40C-320 -80 -280 -90 -250 -70" stroke="#ffffff" stroke-width="14" stroke-linecap="round" fill="none" stroke-opacity=".7"/>`,
    `<g>${softShadow(leg, 6, 16, 14, 0.22)}<path d="M440 124L520 116C536 84 580 92 576 126C604 144 590 184 560 182C544 204 510 196 506 172L446 184Z" fill="#F8EBD9" stroke="#D9BFA6" stroke-width="5"/><path d="${leg}" fill="${skin(190, 40, 400)}" stroke="${flesh.fatShade}" stroke-width="5"/><path d="M150 70C190 10 270 10 320 60" stroke="#ffffff" stroke-width="18" stroke-linecap="round" fill="none" stroke-opacity=".75"/></g>`,
    `<g fill="${flesh.fatShade}" fill-opacity=".5"><circle cx="-120" cy="60" r="8"/><circle cx="-60" cy="120" r="7"/><circle cx="-150" cy="140" r="8"/><circle cx="-40" cy="20" r="7"/><circle cx="-210" cy="80" r="7"/></g>`,
  ].join("");
}

/** A bird cut up for stewing. */
export function cutUpBird(sketch: Sketch, flesh: Flesh): string {
  return [
    place(fillet(sketch, flesh), -230, -180, 0.68, -16),
    place(drumstick(sketch, flesh), 220, -190, 0.82, 18),
    place(thigh(sketch, flesh), -290, 110, 0.78, 12),
    place(wing(sketch, flesh), 30, 40, 0.76, -8),
    place(drumstick(sketch, flesh), 70, 240, 0.8, -10),
    place(thigh(sketch, flesh), 350, 120, 0.68, 60),
  ].join("");
}

/** Cleaned gizzards. */
export function gizzards(sketch: Sketch, flesh: Flesh): string {
  const shape = "M-120 -10C-130 -90 -50 -110 0 -70C50 -110 130 -90 120 -10C112 70 40 96 0 60C-40 96 -112 70 -120 -10Z";
  const one = (): string =>
    `${softShadow(shape, 8, 26, 16, 0.3)}<path d="${shape}" transform="translate(0 16)" fill="${flesh.dark}"/><path d="${shape}" fill="${sketch.radial(-40, -50, 210, [flesh.light, flesh.mid, flesh.dark])}"/><path d="M0 -66C-14 -20 -14 20 0 56" stroke="${flesh.fat}" stroke-width="14" stroke-linecap="round" fill="none" stroke-opacity=".75"/><path d="M-86 -30C-74 -66 -40 -70 -22 -58M34 -60C60 -76 92 -56 94 -30" stroke="#ffffff" stroke-width="9" stroke-linecap="round" fill="none" stroke-opacity=".6"/>`;
  const spots: [number, number, number][] = [
    [-150, -210, -12],
    [140, -200, 16],
    [-310, -40, 20],
    [-20, -50, -6],
    [290, -30, -20],
    [-200, 130, 8],
    [90, 120, 24],
    [350, 150, 4],
    [-40, 260, -10],
  ];
  return spots.map(([x, y, turn]) => place(one(), x, y, sketch.between(1.05, 1.22), turn)).join("");
}
