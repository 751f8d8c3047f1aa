import { curve, moved, type Point, polygon, smooth } from "./outline";
import { n, type Sketch } from "./sketch";

/** A soft shadow from a few wide strokes: a blur filter would cost more than the whole picture. */
export function softShadow(path: string, dx: number, dy: number, spread: number, strength = 0.36): string {
  const layers = 6;
  const rings = Array.from({ length: layers }, (_, index) => {
    const width = (spread * 2 * (index + 1)) / layers;
    return `<path d="${path}" fill="#1B1512" stroke="#1B1512" stroke-width="${n(width)}" stroke-linejoin="round" fill-opacity="${n((strength / layers) * 1.15)}" stroke-opacity="${n((strength / layers) * 1.15)}"/>`;
  });
  return `<g transform="translate(${n(dx)} ${n(dy)})">${rings.join("")}</g>`;
}

/**
 * The side wall of a thick slice: the area covered when its outline moves down by `thickness` px, as one path, because
 * every layer with a gradient costs as much as the picture's background.
 */
export function wall(outline: readonly Point[], thickness: number, paint: string): string {
  const edge = curve(outline);
  let swept = polygon(moved(edge, 0, thickness));
  edge.forEach((from, index) => {
    const to = edge[(index + 1) % edge.length] ?? from;
    // All strips must have the same direction, or they would cut holes into one another.
    const [left, right] = from.x <= to.x ? [from, to] : [to, from];
    swept += polygon([left, right, { x: right.x, y: right.y + thickness }, { x: left.x, y: left.y + thickness }]);
  });
  return `<path d="${swept}" fill="${paint}"/>`;
}

/** A brush line that gets thicker and thinner: fat in lean meat, grain, or a highlight. */
export function taper(line: readonly Point[], width: number, paint: string, opacity = 1): string {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, index) => {
    const before = line[Math.max(0, index - 1)] ?? point;
    const after = line[Math.min(line.length - 1, index + 1)] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (width / 2) * Math.sin((Math.PI * (index + 0.15)) / (line.length - 0.7));
    const nx = (-(after.y - before.y) / length) * half;
    const ny = ((after.x - before.x) / length) * half;
    left.push({ x: point.x + nx, y: point.y + ny });
    right.unshift({ x: point.x - nx, y: point.y - ny });
  });
  return `<path d="${smooth([...left, ...right])}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${n(opacity)}"` : ""}/>`;
}

/** A line of `steps` points that deviates slightly from its direction (radians). */
export function wander(
  sketch: Sketch,
  from: Point,
  direction: number,
  length: number,
  steps = 6,
  restless = 0.35,
): Point[] {
  const line = [from];
  let heading = direction;
  let last = from;
  for (let i = 0; i < steps; i += 1) {
    heading += sketch.between(-restless, restless);
    last = { x: last.x + (Math.cos(heading) * length) / steps, y: last.y + (Math.sin(heading) * length) / steps };
    line.push(last);
  }
  return line;
}

/** Fine veins of fat over lean meat. `amount` 0 is lean, 1 is heavily marbled. */
export function marbling(sketch: Sketch, halfWidth: number, halfHeight: number, amount: number, paint: string): string {
  const count = Math.round(10 + amount * 70);
  let veins = "";
  for (let i = 0; i < count; i += 1) {
    const angle = sketch.between(0, Math.PI * 2);
    const reach = Math.sqrt(sketch.between(0, 1));
    const from = { x: Math.cos(angle) * halfWidth * reach, y: Math.sin(angle) * halfHeight * reach };
    const heading = sketch.between(-0.5, 0.5) + (sketch.between(0, 1) < 0.35 ? Math.PI / 2 : 0.25);
    const length = sketch.between(40, 80 + amount * 90);
    veins += taper(
      wander(sketch, from, heading, length, 5, 0.5),
      sketch.between(4, 7 + amount * 8),
      paint,
      sketch.between(0.45, 0.85),
    );
  }
  return veins;
}
