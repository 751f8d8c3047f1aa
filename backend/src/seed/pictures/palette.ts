/** The brand's colours, equal to the storefront's design tokens. */
export const INK = "#1B1512";
export const OXBLOOD = "#7A1420";
export const EMBER = "#B3261E";
export const TALLOW = "#FBF6EE";
export const PAPER = "#F0E3CE";
export const STEPPE = "#4B5F3A";
export const SKY = "#2F5D7C";
export const MUSTARD = "#D9A441";

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; `share` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The colours of one animal's meat, lit from the upper left. */
export interface Flesh {
  light: string;
  mid: string;
  dark: string;
  fat: string;
  fatShade: string;
}

export const FLESH = {
  beef: { light: "#D2413F", mid: "#A81F2B", dark: "#6B0F1C", fat: "#FBEBD3", fatShade: "#DDB38F" },
  mutton: { light: "#D65B55", mid: "#B0343B", dark: "#74202C", fat: "#FDF3E3", fatShade: "#E2C0A4" },
  pork: { light: "#F8B3A8", mid: "#E58A86", dark: "#B65A62", fat: "#FFF3E8", fatShade: "#EBC3B2" },
  chicken: { light: "#FFE1CC", mid: "#F6C0A6", dark: "#D68D79", fat: "#FFEBC2", fatShade: "#E8BA78" },
  horse: { light: "#B02A36", mid: "#831724", dark: "#4A0A14", fat: "#F8E4AE", fatShade: "#D5A968" },
  goat: { light: "#C94F48", mid: "#9C2C32", dark: "#631A24", fat: "#FBF0DF", fatShade: "#DDBB9C" },
  dried: { light: "#A0583A", mid: "#74341F", dark: "#421A10", fat: "#C98F62", fatShade: "#8F5A38" },
  smoked: { light: "#D9695A", mid: "#B23B37", dark: "#762023", fat: "#F9DDB2", fatShade: "#CF935A" },
} as const satisfies Record<string, Flesh>;

export type FleshName = keyof typeof FLESH;
