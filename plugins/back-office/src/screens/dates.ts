import { seoulClock, seoulDay } from "@zakh/kit/contract";

/** Date in Seoul, in the Mongolian format (spec §9: Mongolian locale in admin): "2025.11.21". `iso` is an ISO 8601 time. */
export function dateOnly(iso: string): string {
  return seoulDay(new Date(iso)).replaceAll("-", ".");
}

/** Date and time in Seoul, in the Mongolian format: "2025.11.21 14:05". `iso` is an ISO 8601 time. */
export function dateTime(iso: string): string {
  return `${dateOnly(iso)} ${seoulClock(new Date(iso))}`;
}
