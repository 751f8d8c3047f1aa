/** Map apps, by the name that people know, with their search for a place. Koreans use the first two, newcomers the last. */
export const MAPS = {
  Naver: "https://map.naver.com/p/search/",
  Kakao: "https://map.kakao.com/?q=",
  Google: "https://www.google.com/maps/search/?api=1&query=",
} as const;

/** What follows the house: flat, floor, room and code of the door, as addresses in four languages write them. */
const DOOR =
  /[\s,(]+(?:(?:\d+\s*동\s*)?b?\d+\s*호(?!\p{L})|\d+\s*동(?!\p{L})|(?:지하\s*)?\d+\s*층|(?:тоот|хаалга|давхар|орц|код|кв\.?|квартира|этаж|подъезд|домофон|apt\.?|apartment|unit|room|floor|door|code|비밀번호|공동현관)(?!\p{L})|\d+(?:-р)?\s*(?:тоот|хаалга|давхар|орц|этаж|подъезд)(?!\p{L})|#\s*\d).*/isu;

/** Two words of Hangul on end: a place by itself, which the name of a town beside an address in other letters is not. */
const KOREAN = /\p{Script=Hangul}\S*\s+\S*\p{Script=Hangul}/u;

/** What an address tells in Korean, where it tells the place again in letters that no Korean map reads; empty for any other. */
function koreanPart(address: string): string {
  const parts = address.split(/[(),/\n]/).filter((part) => /\p{L}/u.test(part));
  const korean = parts.filter((part) => /\p{Script=Hangul}/u.test(part)).map((part) => part.trim());
  const told = korean.join(", ");
  return korean.length < parts.length && KOREAN.test(told) ? told : "";
}

/** An address as far as the house, in Korean alone where it has that: whose door it is concerns no map. */
export function houseOf(address: string): string {
  const house = address.replace(DOOR, "");
  // The door may stand between the place in one language and in the other.
  const place = koreanPart(house) || koreanPart(address).replace(DOOR, "") || house;
  return (place.trim() || address).replace(/\s+/g, " ").trim();
}

/** A link that searches for an address, without its door, in a map app; it opens on every phone. */
export function mapSearch(address: string, map: keyof typeof MAPS = "Google"): string {
  return MAPS[map] + encodeURIComponent(houseOf(address));
}
