import { line } from "@zakh/kit/contract";

/** Where a store is: "latitude,longitude" in degrees, within Korea's seas, to about a metre; empty where nobody has said it. */
export const position = line(40).transform((text, context) => {
  if (text === "") return "";
  const found = placeOf(text);
  if (found && isInKorea(found)) return `${found.latitude.toFixed(5)},${found.longitude.toFixed(5)}`;
  context.addIssue({ code: "custom", message: "store_position_invalid" });
  return "";
});

export interface Place {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** The place that a text of a position names; undefined for an empty one. */
export function placeOf(text: string): Place | undefined {
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

function isInKorea({ latitude, longitude }: Place): boolean {
  return latitude >= 32 && latitude <= 39 && longitude >= 124 && longitude <= 132;
}

/** Radius of the earth, in km. */
const RADIUS_KM = 6371;

/** The way between two places as the crow flies, in km. */
export function distanceKm(from: Place, to: Place): number {
  const [one, other] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const arc = half(to.latitude - from.latitude) + Math.cos(one) * Math.cos(other) * half(to.longitude - from.longitude);
  return 2 * RADIUS_KM * Math.asin(Math.sqrt(arc));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
