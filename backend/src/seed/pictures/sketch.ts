/**
 * A drawing in progress: provides unique ids for gradients and clips, and seeded randomness, so that the same picture
 * always has the same bytes.
 */
export class Sketch {
  private readonly definitions: string[] = [];
  private state: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
    this.state = hash >>> 0;
  }

  /** A random number from `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (high - low);
  }

  /** Adds a definition; `%id%` in it is replaced by the returned id. */
  define(markup: string): string {
    const id = `d${this.definitions.length}`;
    this.definitions.push(markup.replaceAll("%id%", id));
    return id;
  }

  /** A linear gradient from (x1, y1) to (x2, y2) in the units of the shape that uses it. */
  linear(x1: number, y1: number, x2: number, y2: number, colors: readonly string[]): string {
    const id = this.define(
      `<linearGradient id="%id%" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops(colors)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A radial gradient around (x, y). */
  radial(x: number, y: number, radius: number, colors: readonly string[]): string {
    const id = this.define(
      `<radialGradient id="%id%" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}">${stops(colors)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** The id of a clip path. */
  clip(path: string): string {
    return this.define(`<clipPath id="%id%"><path d="${path}"/></clipPath>`);
  }

  /** The SVG, drawn on `width` x `height` and displayed `shownWidth` px wide. */
  svg(width: number, height: number, body: string, shownWidth = width): string {
    const shownHeight = Math.round((height / width) * shownWidth);
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${shownWidth}" height="${shownHeight}" viewBox="0 0 ${width} ${height}"><defs>${this.definitions.join("")}</defs>${body}</svg>`;
  }
}

/** Evenly spaced gradient stops, from `#rrggbb` or `#rrggbb/opacity`. */
function stops(colors: readonly string[]): string {
  return colors
    .map((stop, index) => {
      const [color, opacity] = stop.split("/");
      const offset = n(index / Math.max(1, colors.length - 1));
      return `<stop offset="${offset}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ""}/>`;
    })
    .join("");
}

/** Formats a coordinate with one decimal, for shorter markup and identical bytes on every platform. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Moves, rotates (degrees) and scales a drawing around its own centre. */
export function place(markup: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${markup}</g>`;
}
