import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PLUGINS } from "../../scripts/bootstrap/paths.mjs";
import type { Random } from "./random.ts";

/** A name in Cyrillic, Latin and Hangul. */
type Name = readonly [string, string, string];

/** Short and frequent names, which few sounds tell apart. Mongolian ones are surnames too: they are fathers' names. */
const SHORT: Name[] = [
  ["Бат", "BAT", "바트"],
  ["Дорж", "DORJ", "도르지"],
  ["Болд", "BOLD", "벌드"],
  ["Туяа", "TUYA", "토야"],
  ["Цэцэг", "TSETSEG", "체첵"],
  ["Номин", "NOMIN", "너밍"],
  ["Сараа", "SARAA", "사라"],
  ["Оюун", "OYUN", "어용"],
  ["Баатар", "BAATAR", "바타르"],
  ["Жаргал", "JARGAL", "자르갈"],
  ["Чулуун", "CHULUUN", "촐롱"],
  ["Уянга", "UYANGA", "오양가"],
  ["Түвшин", "TUVSHIN", "투브신"],
  ["Эрдэнэ", "ERDENE", "에르덴"],
];

function longNames(): Name[] {
  return JSON.parse(readFileSync(join(PLUGINS, "kit/src/contract/name-examples.json"), "utf8"));
}

/** Most Mongolian names are made of two words; these are made of any two, so that many are alike. */
const FIRST = parts(
  "Бат BAT 바트, Ган GAN 간, Мөнх MUNKH 뭉흐, Энх ENKH 엥흐, Болор BOLOR 볼로르, Алтан ALTAN 알탄, Наран NARAN 나랑, " +
    "Саран SARAN 사랑, Оюун OYUN 오윤, Эрдэнэ ERDENE 에르덴, Отгон OTGON 어트겅, Ариун ARIUN 아리온, Даваа DAVAA 다와, " +
    "Пүрэв PUREV 푸릅, Баяр BAYAR 바야르, Цэцэг TSETSEG 체첵, Түмэн TUMEN 투멘, Уран URAN 오랑, Сүх SUKH 수흐, Ням NYAM 냠",
);
const SECOND = parts(
  "баяр BAYAR 바야르, болд BOLD 벌드, баатар BAATAR 바타르, цэцэг TSETSEG 체첵, жаргал JARGAL 자르갈, туяа TUYA 토야, " +
    "чимэг CHIMEG 치멕, сүрэн SUREN 수렝, дорж DORJ 도르지, зул ZUL 졸, сайхан SAIKHAN 사이항, мандах MANDAKH 만다흐, " +
    "дэлгэр DELGER 델게르, хүү KHUU 후",
);

function parts(list: string): Name[] {
  return list.split(", ").map((part) => {
    const [cyrillic = "", latin = "", hangul = ""] = part.split(" ");
    return [cyrillic, latin, hangul];
  });
}

const FREQUENT: Name[] = [...longNames(), ...SHORT];
const MADE: Name[] = FIRST.flatMap(([cyrillic, latin, hangul]) =>
  SECOND.map((second): Name => [cyrillic + second[0], latin + second[1], hangul + second[2]]),
);

/**
 * A frequent name has one person in 180, more than the most frequent one of Mongolia (Бат-Эрдэнэ, one in 250): namesakes are
 * met more often than in life.
 */
function someName(random: Random): Name {
  return random.pick(random.happens(0.5) ? FREQUENT : MADE);
}

const CYRILLIC = 0;
const LATIN = 1;
const HANGUL = 2;

/** Somebody who orders, or pays for a friend. */
export interface Person {
  surname: Name;
  given: Name;
  /** What his bank shows of him, cut where it cuts. */
  bankText: string;
  /** His name in the shop. */
  profile: string;
}

/** @param namesake somebody whose name this person has as well */
export function somebody(random: Random, namesake?: Person): Person {
  const surname = namesake?.surname ?? someName(random);
  const given = namesake?.given ?? someName(random);
  return { surname, given, bankText: bankText(surname, given, random), profile: profileName(surname, given, random) };
}

/** Cards for foreigners have Latin capitals, surname first; Hangul has no blank. Some bank shows the given name alone. */
function bankText(surname: Name, given: Name, random: Random): string {
  const kind = random.next();
  if (kind < 0.6) {
    const text = `${surname[LATIN]} ${given[LATIN]}`;
    return cut(random.happens(0.5) ? text.replace("-", "") : text, random.pick([14, 20]));
  }
  const prefix = random.happens(0.1) ? random.pick(["토뱅　", "카카오페이 ", "카카오페이"]) : "";
  if (kind < 0.85) return prefix + cut(respelled(surname[HANGUL] + given[HANGUL], random), random.pick([14, 20]));
  if (kind < 0.95) return prefix + cut(respelled(given[HANGUL], random), 14);
  return cut(`${surname[CYRILLIC]} ${given[CYRILLIC]}`, 20);
}

/** Bytes of CP949: one for a Latin letter, two for any other. */
function cut(text: string, bytes: number): string {
  const characters = [...text];
  while (characters.reduce((sum, character) => sum + (character < "\u0080" ? 1 : 2), 0) > bytes) characters.pop();
  return characters.join("").trim();
}

/** Vowels that Hangul writers choose as they hear them: 오 or 어, 우 or 오. */
function respelled(hangul: string, random: Random): string {
  const [o, eo, u] = [8, 4, 13];
  const other: Record<number, number> = { [o]: eo, [eo]: o, [u]: o };
  return [...hangul]
    .map((syllable) => {
      const code = syllable.charCodeAt(0) - 0xac00;
      const vowel = Math.floor((code % 588) / 28);
      const changed = other[vowel];
      if (changed === undefined || !random.happens(0.1)) return syllable;
      return String.fromCharCode(0xac00 + code + (changed - vowel) * 28);
    })
    .join("");
}

function profileName(surname: Name, given: Name, random: Random): string {
  const kind = random.next();
  if (kind < 0.5) return given[CYRILLIC];
  if (kind < 0.8) return `${surname[CYRILLIC]} ${given[CYRILLIC]}`;
  if (kind < 0.9) return `${surname[CYRILLIC].charAt(0)}.${given[CYRILLIC]}`;
  return `${given[LATIN]} ${surname[LATIN]}`;
}
