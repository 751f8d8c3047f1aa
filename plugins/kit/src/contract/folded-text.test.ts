import { describe, expect, it } from "vitest";
import { foldedPatterns, foldedText, joinedPatterns } from "./folded-text";

/** Whether a search finds a name, as LIKE decides it. */
function finds(search: string, name: string): boolean {
  const text = foldedText(name);
  const has = (pattern: string) => {
    let from = 0;
    return pattern.split("%").every((part) => {
      const at = text.indexOf(part, from);
      from = at + part.length;
      return at >= 0;
    });
  };
  const words = foldedPatterns(search);
  const everyWord = words.length > 0 && words.every((patterns) => patterns.some(has));
  return everyWord || (words.length > 1 && joinedPatterns(search).some(has));
}

/** Spellings of one name or word each, in Cyrillic, Latin and Hangul: any of them finds the others. */
const ALIKE = [
  ["Болормаа", "BOLORMAA", "bolorma", "볼로르마", "벌러르마", "Болормаа.", "볼로르마님"],
  ["Цэцэг", "Tsetseg", "ceceg", "TSETSEG", "체첵", "체체그"],
  ["Алтанцэцэг", "Altantsetseg", "알튼체측"],
  ["Отгонбаяр", "Otgonbayar", "어트겅바이르"],
  ["Оюунчимэг", "Oyunchimeg", "어용치믁"],
  ["Бат-Эрдэнэ", "BATERDENE", "Bat Erdene", "바트에르든"],
  ["Сүхбаатар", "Сухбаатар", "Sukhbaatar", "Suhbaatar", "svxbaatar", "수흐바타르"],
  ["Мөнхбат", "Мѳнхбат", "Мєнхбат", "Munkhbat", "Mönkhbat", "Mоnhbat", "뭉흐바트"],
  ["Лхагвасүрэн", "Lkhagvasuren", "Лхагвасvрэн", "르하그바수렌", "라그와수렝"],
  ["Ёндон", "Ендон", "Yondon", "욘돈"],
  ["Жаргал", "Jargal", "Zhargal", "자르갈"],
  ["Шарав", "Sharav", "샤라브"],
  ["Чимэг", "Chimeg", "치메그"],
  ["Дорж", "Dorj", "DORZH", "도르지"],
  ["Бат", "Bat", "바트"],
  ["Сүү", "суу", "cүү", "svv", "suu"],
  ["Үхрийн", "ухриин", "Yхрийн", "uhriin", "vxriin", "ukhriin"],
  ["Өндөг", "ондог", "Ѳндѳг", "θндθг", "ondog", "öndög"],
  ["Йогурт", "иогурт", "Yogurt"],
  ["Хонины", "хонини", "honinii", "khoniny", "호니니"],
  ["Владимир", "Vladimir"],
  ["Махан", "М\u200bахан", "мах\u0301ан", "ｍａｘａｎ"],
];

describe("a search in any script and spelling", () => {
  it.each(ALIKE.map((ways) => [ways.join(", "), ways]))("finds each of %s by each other", (_all, ways) => {
    const missed = ways.flatMap((way) => ways.filter((name) => !finds(way, name)).map((name) => `${way} ▸ ${name}`));
    expect(missed).toEqual([]);
  });

  it("finds a whole name in either order, also written in one word, and by its beginning", () => {
    for (const name of ["Болормаа Дорж", "DORJ BOLORMAA", "볼로르마 도르지"]) {
      for (const search of ["Болормаа Дорж", "dorj bolormaa", "볼로르마도르지", "bolormaadorj", "Болорм"]) {
        expect(finds(search, name), `${search} ▸ ${name}`).toBe(true);
      }
    }
    expect(finds("Bolormaa Dorj", "볼로르마도르지")).toBe(true);
  });

  it.each([
    ["Болд", "Баярдорж"],
    ["Өлзийбат", "Бат Дорж"],
    ["Батбаяр", "Бат Болд"],
    ["Бат", "Буд"],
    ["Сараа", "Цэцэгмаа"],
    ["Сарнай", "Нарантуяа"],
    ["Болормаа", "Болортуяа"],
    ["Ганбаатар", "Ганбат"],
    ["сүү", "Содном"],
    ["토스뱅크", "Болормаа"],
    ["bat@example.com", "Бат"],
    ["%Бат", "Бат"],
    ["", "Бат"],
    ["010", "Бат 010"],
  ])("finds by %s no %s", (search, name) => expect(finds(search, name)).toBe(false));
});
