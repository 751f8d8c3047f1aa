import { type Flesh, mix } from "../palette";
import { softShadow } from "../shading";
import { n, place, type Sketch } from "../sketch";
import { steak } from "./steak";

/** A sawn piece of marrow bone, upright. */
function marrowBone(sketch: Sketch, tall: number): string {
  const body = `M-96 ${-tall}C-84 ${-tall / 3}-84 ${tall / 3}-104 ${tall}A104 46 0 0 0 104 ${tall}C84 ${tall / 3} 84 ${-tall / 3} 96 ${-tall}Z`;
  return [
    softShadow(body, 14, 26, 24, 0.32),
    `<path d="${body}" fill="${sketch.linear(-104, 0, 104, 0, ["#FFFBF2", "#F7E6D2", "#D8B69B", "#B98D78"])}"/>`,
    `<path d="M-72 ${n(-tall * 0.4)}C-60 ${n(tall * 0.2)}-66 ${n(tall * 0.5)}-78 ${n(tall * 0.9)}" stroke="#C65B57" stroke-width="16" stroke-linecap="round" fill="none" stroke-opacity=".35"/><path d="M40 ${n(-tall * 0.3)}C48 ${n(tall * 0.1)} 44 ${n(tall * 0.5)} 52 ${n(tall * 0.8)}" stroke="#B0424A" stroke-width="24" stroke-linecap="round" fill="none" stroke-opacity=".35"/>`,
    `<ellipse cy="${-tall}" rx="97" ry="45" fill="#FFF8EC" stroke="#E0C6AC" stroke-width="6"/><ellipse cy="${-tall + 3}" rx="60" ry="26" fill="${sketch.radial(-10, -tall - 8, 70, ["#F6CDB8", "#E19A86", "#B4605A"])}"/>`,
  ].join("");
}

/** Bones for broth: marrow bones and a knuckle. */
export function soupBones(sketch: Sketch): string {
  const knuckle = `M-300 -40C-350 -110 -260 -180 -190 -130C-160 -190 -60 -180 -70 -100L210 60C270 20 350 80 310 150C350 220 250 280 190 220C140 280 60 220 100 150L-170 0C-240 50 -320 20 -300 -40Z`;
  const long = `${softShadow(knuckle, 14, 34, 26, 0.32)}<path d="${knuckle}" fill="${sketch.linear(-200, -180, 200, 260, ["#FFFDF7", "#F8EAD8", "#D7B79D"])}"/><path d="M-150 -70L180 108" stroke="#ffffff" stroke-width="20" stroke-linecap="round" stroke-opacity=".7"/><path d="M-60 10L120 120" stroke="#C0504E" stroke-width="22" stroke-linecap="round" stroke-opacity=".4"/>`;
  return [
    place(long, 60, 150, 1.02, -8),
    place(marrowBone(sketch, 150), -250, -110, 1.05, -6),
    place(marrowBone(sketch, 110), 20, -160, 1, 5),
    place(marrowBone(sketch, 130), 290, -110, 0.96, 10),
  ].join("");
}

/** Rounds of tail, largest to smallest. */
export function tailRounds(sketch: Sketch, flesh: Flesh): string {
  const spots: [number, number, number][] = [
    [-230, -140, 1],
    [190, -170, 0.86],
    [-330, 190, 0.72],
    [20, 150, 0.94],
    [340, 140, 0.7],
  ];
  return spots
    .map(([x, y, size]) =>
      place(
        steak(sketch, flesh, {
          shape: "round",
          width: 380,
          height: 330,
          thickness: 74,
          rim: 20,
          cap: { angle: sketch.between(0, 360), width: 30 },
          marbling: 0.2,
          bone: "vertebra",
          turn: sketch.between(-40, 40),
        }),
        x,
        y,
        size,
      ),
    )
    .join("");
}

/** Slices of neck with the bone in the middle. */
export function neckRounds(sketch: Sketch, flesh: Flesh): string {
  const spots: [number, number, number][] = [
    [-250, -130, 0.94],
    [230, -140, 0.9],
    [10, 140, 1],
  ];
  return spots
    .map(([x, y, size]) =>
      place(
        steak(sketch, flesh, {
          shape: "rump",
          width: 500,
          height: 420,
          thickness: 58,
          rim: 18,
          marbling: 0.45,
          bone: "vertebra",
          seams: 2,
          turn: sketch.between(-30, 30),
        }),
        x,
        y,
        size,
      ),
    )
    .join("");
}

/** Shank sawn across, marrow bone in the middle. */
export function shankRounds(sketch: Sketch, flesh: Flesh): string {
  const spots: [number, number, number][] = [
    [-220, -90, 1],
    [240, -130, 0.9],
    [60, 170, 0.98],
  ];
  return spots
    .map(([x, y, size]) =>
      place(
        steak(sketch, flesh, {
          shape: "round",
          width: 480,
          height: 400,
          thickness: 62,
          rim: 22,
          marbling: 0.12,
          bone: "round",
          seams: 3,
          turn: sketch.between(-50, 50),
        }),
        x,
        y,
        size,
      ),
    )
    .join("");
}

/** A whole leg or shoulder: the sawn face at the thick end, the shank at the other. */
export function joint(sketch: Sketch, flesh: Flesh, kind: "leg" | "shoulder" | "shank"): string {
  const slim = kind === "shank" ? 0.72 : 1;
  const broad = kind === "shoulder" ? 1.12 : 1;
  const w = (value: number): number => value * slim * broad;
  const body = `M-420 ${n(w(-20))}C-430 ${n(w(-200))}-250 ${n(w(-290))}-70 ${n(w(-250))}C110 ${n(w(-215))} 210 ${n(w(-120))} 330 -78L400 -66Q430 -20 404 34L330 48C220 ${n(w(90))} 130 ${n(w(215))}-60 ${n(w(250))}C-260 ${n(w(285))}-412 ${n(w(180))}-420 ${n(w(-20))}Z`;
  const clip = sketch.clip(body);
  const knob = `<path d="M380 -44L500 -62C520 -100 580 -98 584 -56C624 -44 620 10 580 16C572 54 520 56 500 20L384 26Z" fill="${sketch.linear(400, -90, 520, 50, ["#FFFDF7", "#F6E7D4", "#D2B197"])}"/><path d="M400 -34L520 -48" stroke="#ffffff" stroke-width="12" stroke-linecap="round" stroke-opacity=".8"/>`;
  const blobs = [
    `<path d="M-330 ${n(w(-160))}C-200 ${n(w(-280))} 40 ${n(w(-240))} 180 ${n(w(-140))}C80 ${n(w(-150))}-60 ${n(w(-130))}-140 ${n(w(-90))}C-220 ${n(w(-60))}-300 ${n(w(-80))}-330 ${n(w(-160))}Z" fill="${flesh.fat}" fill-opacity=".88"/>`,
    `<path d="M-90 ${n(w(230))}C0 ${n(w(120))} 140 ${n(w(90))} 300 30C240 ${n(w(130))} 100 ${n(w(260))}-90 ${n(w(230))}Z" fill="${flesh.fat}" fill-opacity=".62"/>`,
    `<path d="M-120 ${n(w(40))}C0 ${n(w(-20))} 120 ${n(w(-40))} 300 -30" stroke="${flesh.dark}" stroke-width="10" stroke-linecap="round" fill="none" stroke-opacity=".4"/><path d="M-60 ${n(w(110))}C60 ${n(w(50))} 170 ${n(w(20))} 320 0" stroke="${flesh.dark}" stroke-width="8" stroke-linecap="round" fill="none" stroke-opacity=".3"/><path d="M-40 ${n(w(-60))}C60 ${n(w(-90))} 160 ${n(w(-70))} 290 -50" stroke="${flesh.fat}" stroke-width="12" stroke-linecap="round" fill="none" stroke-opacity=".6"/>`,
  ].join("");
  const face = place(
    `<ellipse rx="150" ry="${n(w(212))}" fill="${sketch.linear(-150, -200, 150, 200, [mix(flesh.fat, "#ffffff", 0.4), flesh.fat, flesh.fatShade])}"/><ellipse cx="-6" rx="124" ry="${n(w(182))}" fill="${sketch.radial(-50, -80, 280, [flesh.light, flesh.mid, flesh.dark])}"/><path d="M-90 ${n(w(-80))}C-30 ${n(w(-40))} 20 ${n(w(60))} 70 ${n(w(110))}M-100 ${n(w(60))}C-50 ${n(w(50))}-20 ${n(w(30))} 10 0" stroke="${flesh.fat}" stroke-width="9" stroke-linecap="round" fill="none" stroke-opacity=".85"/><ellipse cx="8" cy="-4" rx="52" ry="60" fill="#FFF8EC" stroke="#DCC1A8" stroke-width="7"/><ellipse cx="8" cy="-2" rx="28" ry="33" fill="#CF8672"/>`,
    -318,
    0,
    1,
    8,
  );
  return [
    softShadow(body, 22, 66, 40),
    knob,
    `<path d="${body}" fill="${sketch.linear(-120, -280, 120, 300, [flesh.light, flesh.mid, flesh.dark])}"/>`,
    `<g clip-path="url(#${clip})">${blobs}</g>`,
    `<path d="M-200 ${n(w(-232))}C-60 ${n(w(-250))} 90 ${n(w(-200))} 200 ${n(w(-128))}" stroke="#ffffff" stroke-width="14" stroke-linecap="round" fill="none" stroke-opacity=".6"/>`,
    face,
  ].join("");
}
