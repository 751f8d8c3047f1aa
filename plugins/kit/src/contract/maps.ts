/** Map apps, by the name that people know, with their search for a place. Koreans use the first two, newcomers the last. */
export const MAPS = {
  Naver: "https://map.naver.com/p/search/",
  Kakao: "https://map.kakao.com/?q=",
  Google: "https://www.google.com/maps/search/?api=1&query=",
} as const;

/** What follows the house: flat, floor, room and code of the door, as addresses in four languages write them. */
const DOOR =
  /[\s,(]+(?:(?:\d+\s*동\s*)?b?\d+\s*호(?!\p{L})|\d+\s*동(?!\p{L})|(?:지하\s*)?\d+\s*층|(?:тоот|хаалга|давхар|орц|код|кв\.?|квартира|этаж|подъезд|домофон|apt\.?|apartment|unit|room|floor|door|code|비밀번호|공동현관)(?!\p{L})|\d+(?:-р)?\s*(?:тоот|хаалга|давхар|орц|этаж|подъезд)(?!\p{L})|#\s*\d).*/isu;

/** The same place again, in the letters of a language that no Korean map reads. */
const IN_CYRILLIC = /\s*\((?=[^()]*\p{Script=Cyrillic})[^()]*\)/gu;

/** An address as far as the house, in Korean where it has that: whose door it is concerns no map. */
export function houseOf(address: string): string {
  const written = address.replace(/\s+/g, " ").trim();
  const korean = /\p{Script=Hangul}/u.test(written) ? written.replace(IN_CYRILLIC, "") : written;
  return korean.replace(DOOR, "").trim() || written;
}

/** A link that searches for an address, without its door, in a map app; it opens on every phone. */
export function mapSearch(address: string, map: keyof typeof MAPS = "Google"): string {
  return MAPS[map] + encodeURIComponent(houseOf(address));
}
