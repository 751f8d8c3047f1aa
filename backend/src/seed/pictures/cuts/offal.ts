import { type Flesh, mix } from "../palette";
import { softShadow, taper, wander } from "../shading";
import { place, type Sketch } from "../sketch";

function glossy(sketch: Sketch, path: string, light: string, mid: string, dark: string, gleams: string): string {
  return `${softShadow(path, 14, 46, 30)}<path d="${path}" transform="translate(0 24)" fill="${mix(dark, "#1B1512", 0.25)}"/><path d="${path}" fill="${sketch.radial(-120, -130, 560, [light, mid, dark])}"/><path d="${gleams}" stroke="#ffffff" stroke-width="18" stroke-linecap="round" fill="none" stroke-opacity=".45"/>`;
}

export function liver(sketch: Sketch): string {
  const path =
    "M-400 60C-420 -120 -240 -240 -40 -220C60 -210 90 -160 170 -190C320 -240 450 -120 420 20C400 130 280 120 190 110C90 100 60 220 -100 236C-280 250 -390 180 -400 60Z";
  return (
    glossy(
      sketch,
      path,
      "#A8433C",
      "#7C2426",
      "#3F0D14",
      "M-310 -60C-270 -140 -170 -176 -70 -170M230 -130C290 -150 340 -120 356 -80",
    ) +
    `<path d="M60 -150C90 -80 90 0 60 60" stroke="#3F0D14" stroke-width="14" stroke-linecap="round" fill="none" stroke-opacity=".5"/>`
  );
}

export function heart(sketch: Sketch, flesh: Flesh): string {
  const path =
    "M-190 -110C-200 -220 -60 -260 10 -180C90 -260 220 -210 210 -90C200 40 90 150 -10 240C-110 150 -184 20 -190 -110Z";
  return `${glossy(sketch, path, "#C8474A", "#9A2331", "#560D1A", "M-140 -110C-136 -160 -100 -184 -60 -176")}<path d="M-184 -130C-160 -230 -60 -250 10 -180C90 -250 200 -220 206 -120C120 -90 60 -150 0 -110C-70 -80 -130 -100 -184 -130Z" fill="${flesh.fat}" fill-opacity=".92"/><path d="M-40 -190C-50 -240 -20 -280 20 -270C50 -262 50 -220 40 -180Z" fill="#E9B7A4" stroke="#B96A63" stroke-width="8"/><path d="M60 -70C40 20 10 90 -10 150" stroke="${flesh.fat}" stroke-width="12" stroke-linecap="round" fill="none" stroke-opacity=".65"/>`;
}

export function kidney(sketch: Sketch): string {
  return glossy(
    sketch,
    "M-170 10C-180 -110 -60 -170 60 -150C180 -130 210 -20 150 50C110 90 80 40 30 50C-20 60 -20 130 -90 124C-150 116 -166 70 -170 10Z",
    "#B5524A",
    "#84302F",
    "#4A1218",
    "M-120 -30C-100 -90 -40 -110 20 -104",
  );
}

/** Tripe: a pale sheet with its honeycomb. */
export function tripe(sketch: Sketch): string {
  const path =
    "M-260 -40C-270 -150 -130 -200 0 -170C110 -200 260 -160 260 -30C270 90 150 120 90 170C0 200 -90 150 -160 150C-240 130 -256 60 -260 -40Z";
  const clip = sketch.clip(path);
  let cells = "";
  for (let row = -4; row <= 4; row += 1) {
    for (let column = -5; column <= 5; column += 1) {
      const x = column * 56 + (row % 2 ? 28 : 0);
      const y = row * 46;
      cells += `<path d="M${x} ${y - 26}l24 14v26l-24 14l-24-14v-26Z" fill="none" stroke="#B98F6E" stroke-width="7" stroke-linejoin="round" stroke-opacity=".65"/>`;
    }
  }
  return `${softShadow(path, 12, 36, 26, 0.3)}<path d="${path}" transform="translate(0 18)" fill="#A57F60"/><path d="${path}" fill="${sketch.linear(-160, -190, 160, 190, ["#FFF6E6", "#EFDABD", "#D2AF8B"])}"/><g clip-path="url(#${clip})">${cells}</g>`;
}

/** A set of innards on one tray: liver, heart, kidneys, tripe. */
export function offalSet(sketch: Sketch, flesh: Flesh): string {
  return [
    place(tripe(sketch), -230, -150, 0.96, -8),
    place(liver(sketch), 190, -150, 0.72, 8),
    place(heart(sketch, flesh), -290, 170, 0.66, -12),
    place(kidney(sketch), 20, 180, 0.82, 12),
    place(kidney(sketch), 310, 170, 0.76, -160),
  ].join("");
}

export function tongue(sketch: Sketch, flesh: Flesh): string {
  const path =
    "M-440 40C-450 -110 -330 -200 -180 -190C0 -180 120 -120 290 -110C420 -100 480 -20 450 60C420 140 280 120 150 140C0 170 -120 220 -260 200C-380 180 -436 130 -440 40Z";
  const clip = sketch.clip(path);
  let bumps = "";
  for (let i = 0; i < 90; i += 1)
    bumps += `<circle cx="${Math.round(sketch.between(-400, 430))}" cy="${Math.round(sketch.between(-180, 90))}" r="${Math.round(sketch.between(3, 8))}" fill="#ffffff" fill-opacity=".3"/>`;
  let grain = "";
  for (let i = 0; i < 8; i += 1)
    grain += taper(
      wander(
        sketch,
        { x: sketch.between(-420, -250), y: sketch.between(-120, 140) },
        sketch.between(-0.5, 0.5),
        130,
        4,
      ),
      12,
      flesh.fat,
      0.8,
    );
  return `${softShadow(path, 18, 56, 36)}<path d="${path}" transform="translate(0 30)" fill="#8A4A4C"/><path d="${path}" fill="${sketch.linear(-200, -190, 160, 220, ["#EFB0A6", "#D98683", "#A9595F"])}"/><g clip-path="url(#${clip})">${bumps}<ellipse cx="-410" cy="10" rx="100" ry="180" fill="${flesh.mid}"/>${grain}<path d="M-250 -30C-60 -10 200 -20 420 -10" stroke="#A9595F" stroke-width="12" fill="none" stroke-opacity=".5"/></g><path d="M-190 -140C-60 -134 60 -90 240 -74" stroke="#ffffff" stroke-width="18" stroke-linecap="round" fill="none" stroke-opacity=".55"/>`;
}

/** Fat from the tail of the sheep: a pale, heavy block. */
export function tailFat(sketch: Sketch, flesh: Flesh): string {
  const path =
    "M-400 20C-420 -120 -280 -230 -110 -210C-40 -200 -20 -160 0 -130C30 -170 60 -210 140 -214C300 -220 420 -110 400 30C384 160 250 230 110 210C50 200 20 160 0 130C-30 170 -70 210 -140 214C-290 220 -390 140 -400 20Z";
  return `${softShadow(path, 18, 52, 36)}<path d="${path}" transform="translate(0 34)" fill="${mix(flesh.fatShade, "#A96B5B", 0.45)}"/><path d="${path}" fill="${sketch.linear(-200, -220, 220, 230, ["#FFFFFF", "#FFF6E8", "#F4DEC6", flesh.fatShade])}"/><path d="M0 -130C-14 -40 -14 40 0 130" stroke="${flesh.fatShade}" stroke-width="16" stroke-linecap="round" fill="none"/><path d="M-320 -40C-290 -130 -210 -160 -120 -150M90 -150C190 -170 280 -130 320 -50" stroke="#ffffff" stroke-width="20" stroke-linecap="round" fill="none"/><path d="M-280 110C-200 150 -120 150 -70 120M120 140C200 150 270 120 310 60" stroke="#E7A894" stroke-width="14" stroke-linecap="round" fill="none" stroke-opacity=".6"/>`;
}
