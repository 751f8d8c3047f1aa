import { describe, expect, it } from "vitest";
import EXAMPLES from "./name-examples.json";
import { consonantsOf, cutLikeness, likeness } from "./name-likeness";
import { soundsOf } from "./name-sounds";
import { nameWords } from "./name-words";

/** What true pairs reach and what near names stay under. The rules decide at .90, between them. */
const ALIKE = 0.92;
const APART = 0.85;

/** Different people's names that differ in one part, as most like names do. */
const NEAR = [
  "Нарантуяа Сарантуяа",
  "Нарантуяа Нарангэрэл",
  "Ганбаатар Ганбат",
  "Ганбаатар Ганбаяр",
  "Ганбат Ганбаяр",
  "Ганбаяр Ганболд",
  "Ганбат Ганболд",
  "Ганзориг Ганболд",
  "Ганчимэг Батчимэг",
  "Болормаа Болортуяа",
  "Болормаа Баярмаа",
  "Болортуяа Отгонтуяа",
  "Батбаяр Ганбаяр",
  "Батбаяр Батболд",
  "Батбаяр Батжаргал",
  "Батболд Ганболд",
  "Батсайхан Баярсайхан",
  "Батсайхан Батзаяа",
  "Батжаргал Батзаяа",
  "Батзаяа Батбаяр",
  "Батчимэг Уранчимэг",
  "Мөнхбат Мөнхбаяр",
  "Мөнхбат Сүхбат",
  "Мөнхбаяр Энхбаяр",
  "Мөнхцэцэг Мөнхзул",
  "Мөнхжаргал Мөнхцэцэг",
  "Мөнхжаргал Энхжаргал",
  "Мөнхзул Мөнхбат",
  "Энхбат Энхбаяр",
  "Энхбат Мөнхбат",
  "Энхтуяа Энхжаргал",
  "Энхтуяа Нарантуяа",
  "Отгонбаяр Отгонтуяа",
  "Отгонбаяр Ганбаяр",
  "Оюунчимэг Оюунцэцэг",
  "Оюунчимэг Уранчимэг",
  "Оюунцэцэг Алтанцэцэг",
  "Алтанцэцэг Мөнхцэцэг",
  "Цэцэгмаа Цэцэгдэлгэр",
  "Цэцэгмаа Сэсэгма",
  "Дэлгэрмаа Жаргалмаа",
  "Бат-Эрдэнэ Эрдэнэбат",
  "Бат-Эрдэнэ Батболд",
  "Эрдэнэбат Эрдэнэчимэг",
  "Түвшинбаяр Түвшинжаргал",
  "Сүхбаатар Сүхбат",
  "Сүхбаатар Ганбаатар",
  "Сүхбаатар Хүрэлбаатар",
  "Цогтбаатар Ганбаатар",
  "Жаргалсайхан Жаргалмаа",
  "Жаргалсайхан Баярсайхан",
  "Жаргалмаа Баярмаа",
  "Пүрэвдорж Пүрэвсүрэн",
  "Пүрэвдорж Даваадорж",
  "Даваасүрэн Даваадорж",
  "Даваасүрэн Пүрэвсүрэн",
  "Лхагвасүрэн Даваасүрэн",
  "Мягмарсүрэн Долгорсүрэн",
  "Ариунболд Ариунтуяа",
  "Ариунтуяа Нарантуяа",
  "Ариунболд Ганболд",
  "Нургүл Нұрлан",
  "Нургүл Гүлнар",
  "Ерлан Нұрлан",
  "Дашима Дарима",
  "Қанат Ганбат",
  "Татьяна Наталья",
  "Светлана Татьяна",
  "Сарантуяа Ариунтуяа",
  "Үүрийнтуяа Сарантуяа",
].map((pair) => pair.split(" "));

/** Names of different people that no ear tells apart, in one script or in all. The rules must not rest on these. */
const HOMOPHONES = [
  ["Ариун", "Ариунаа"],
  ["Болор", "Болороо"],
  ["Нямдорж", "Намдорж"],
  ["Дулмаа", "Долмаа"],
  ["Зоригт", "조릭트"],
  ["Жоригт", "조릭트"],
  ["Мөнхтөр", "Мөнхтор"],
  ["Солонго", "SOLONGOO"],
];

/** Pairs of the list above of which one is enough like the other once a bank has cut it off. */
const ALIKE_ONCE_CUT = [
  ...["Ганбаатар Ганбат", "Ганбаатар Ганбаяр", "Ганбат Ганбаяр", "Мөнхбат Мөнхбаяр", "Мөнхцэцэг Мөнхзул"],
  ...["Энхбат Энхбаяр", "Цэцэгмаа Цэцэгдэлгэр", "Эрдэнэбат Эрдэнэчимэг", "Түвшинбаяр Түвшинжаргал"],
  ...["Сүхбаатар Сүхбат", "Жаргалсайхан Жаргалмаа"],
];

function soundsOfName(name: string) {
  return soundsOf(nameWords(name).join(""));
}

function likenessOfNames(one: string, other: string) {
  return likeness(soundsOfName(one), soundsOfName(other));
}

/** Every spelling of one list with every one of the other. */
function pairsOf(some: string[], others: string[]): [string, string][] {
  return some.flatMap((one) => others.map((other): [string, string] => [one, other]));
}

/** Cyrillic, Latin and Hangul of a name. */
function spellings(name = ""): string[] {
  return EXAMPLES.find(([cyrillic]) => cyrillic === name) ?? [];
}

/** A name as banks cut it: to 14 bytes of CP949, where Latin has one byte and Hangul two, and to 7 characters. */
function cutsOf(name: string): string[] {
  return [cutToBytes(name, 14), [...name].slice(0, 7).join("")].filter((cut) => cut !== name);
}

function cutToBytes(name: string, bytes: number): string {
  const characters = [...name];
  while (characters.join("").replace(/[^\0-\x7f]/g, "xx").length > bytes) characters.pop();
  return characters.join("");
}

describe("the likeness of names", () => {
  it("has enough examples", () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(60);
    expect(NEAR.length).toBeGreaterThanOrEqual(60);
    for (const name of NEAR.flat()) expect(spellings(name), name).toHaveLength(3);
  });

  it.each(EXAMPLES)("%s, %s and %s are one name", (...scripts) => {
    for (const [one, other] of pairsOf(scripts, scripts)) {
      expect(likenessOfNames(one, other), `${one} ${other}`).toBeGreaterThanOrEqual(ALIKE);
    }
  });

  it.each(NEAR)("%s is not %s", (one, other) => {
    for (const [some, another] of pairsOf(spellings(one), spellings(other))) {
      expect(likenessOfNames(some, another), `${some} ${another}`).toBeLessThanOrEqual(APART);
    }
  });

  it.each(HOMOPHONES)("%s and %s cannot be told apart by their sound", (one, other) => {
    expect(likenessOfNames(one, other)).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ["ТАМИР", "Дамир", APART],
    ["", "Болормаа", 0],
  ])("of %s and %s is at most %d", (one, other, most) => {
    expect(likenessOfNames(one, other)).toBeLessThanOrEqual(most);
  });
});

describe("a name that a bank cut off", () => {
  it.each(EXAMPLES)("sounds like the beginning of %s, %s and %s", (...scripts) => {
    const cuts = scripts.flatMap(cutsOf);
    for (const [cut, whole] of pairsOf(cuts, scripts)) {
      expect(cutLikeness(soundsOfName(cut), soundsOfName(whole)).score, `${cut} ${whole}`).toBeGreaterThanOrEqual(
        ALIKE,
      );
    }
  });

  it("is taken for a near name only where the difference was cut off", () => {
    const alike = NEAR.filter(([one, other]) => {
      const both = [...pairsOf(spellings(one), spellings(other)), ...pairsOf(spellings(other), spellings(one))];
      return both.some(([cutOne, whole]) => cutsOf(cutOne).some((cut) => couldBe(cut, whole)));
    });
    expect(alike.map((pair) => pair.join(" "))).toEqual(ALIKE_ONCE_CUT);
  });
});

/** By what the rules ask of a cut name: 60 % of the name and three consonants left. */
function couldBe(cut: string, whole: string): boolean {
  const { score, share } = cutLikeness(soundsOfName(cut), soundsOfName(whole));
  return score > APART && share >= 0.6 && consonantsOf(soundsOfName(cut)) >= 3;
}
