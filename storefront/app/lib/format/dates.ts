import { seoulDay } from "@zakh/kit/contract";

/** `2026. 7. 3.`, the day in Seoul (spec §9, ruling 13): in figures, because the other days beside it have words of the page's language. */
export function formatDate(iso: string): string {
  const [year, month, day] = seoulDay(new Date(iso)).split("-").map(Number);
  return `${year}. ${month}. ${day}.`;
}
