import { n } from "./sketch";

export interface Point {
  x: number;
  y: number;
}

/** Converts a flat list of x, y pairs in -1..1 to points, scaled to the half width and half height. */
export function points(pairs: readonly number[], halfWidth: number, halfHeight: number): Point[] {
  const list: Point[] = [];
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    list.push({ x: (pairs[i] ?? 0) * halfWidth, y: (pairs[i + 1] ?? 0) * halfHeight });
  }
  return list;
}

/** Points around an ellipse, each radius multiplied by `wobble(index)`. */
export function ring(count: number, halfWidth: number, halfHeight: number, wobble: (index: number) => number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const radius = wobble(index);
    return { x: Math.cos(angle) * halfWidth * radius, y: Math.sin(angle) * halfHeight * radius };
  });
}

export function middle(list: readonly Point[]): Point {
  const sum = list.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / list.length, y: sum.y / list.length };
}

/** The outline moved towards its centre by `depth(angle)` px; the angle in radians from the centre. */
export function inset(list: readonly Point[], depth: (angle: number) => number): Point[] {
  const center = middle(list);
  return list.map((point) => {
    const dx = point.x - center.x;
    const dy = point.y - center.y;
    const length = Math.hypot(dx, dy) || 1;
    const kept = Math.max(0.05, 1 - depth(Math.atan2(dy, dx)) / length);
    return { x: center.x + dx * kept, y: center.y + dy * kept };
  });
}

export function turned(list: readonly Point[], degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return list.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

export function moved(list: readonly Point[], dx: number, dy: number): Point[] {
  return list.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

/** A smooth path through all points (Catmull-Rom). */
export function smooth(list: readonly Point[], closed = true): string {
  const count = list.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return list[wrapped] ?? { x: 0, y: 0 };
  };
  const first = at(0);
  let path = `M${n(first.x)} ${n(first.y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${n(from.x + (to.x - before.x) / 6)} ${n(from.y + (to.y - before.y) / 6)} ${n(to.x - (after.x - from.x) / 6)} ${n(to.y - (after.y - from.y) / 6)} ${n(to.x)} ${n(to.y)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A closed path with straight edges. */
export function polygon(list: readonly Point[]): string {
  return `M${list.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

/** Points along the closed curve of `smooth`, clockwise on the screen whatever the order of the list. */
export function curve(list: readonly Point[], perSpan = 5): Point[] {
  const count = list.length;
  const at = (index: number): Point => list[(index + count) % count] ?? { x: 0, y: 0 };
  const along: Point[] = [];
  let area = 0;
  for (let i = 0; i < count; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    area += from.x * to.y - to.x * from.y;
    for (let step = 0; step < perSpan; step += 1) {
      const t = step / perSpan;
      const blend = (a: number, b: number, c: number, d: number): number =>
        b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      along.push({ x: blend(before.x, from.x, to.x, after.x), y: blend(before.y, from.y, to.y, after.y) });
    }
  }
  return area < 0 ? along.reverse() : along;
}
