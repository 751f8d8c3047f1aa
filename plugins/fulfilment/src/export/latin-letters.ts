/**
 * Latin letters of Mongolian passports, also for Russian and Kazakh names. Plain ones alone: couriers' programs have no ö and ü.
 * Е and its like have a y where no consonant is before them.
 */
const LETTERS: Record<string, string> = {
  ...{
    а: "a",
    ә: "a",
    б: "b",
    в: "v",
    г: "g",
    ғ: "g",
    д: "d",
    е: "e",
    ё: "yo",
    ж: "j",
    з: "z",
    и: "i",
    і: "i",
    й: "i",
    к: "k",
  },
  ...{
    қ: "k",
    л: "l",
    м: "m",
    н: "n",
    ң: "ng",
    о: "o",
    ө: "u",
    ѳ: "u",
    є: "u",
    п: "p",
    р: "r",
    с: "s",
    т: "t",
    у: "u",
    ұ: "u",
  },
  ...{
    ү: "u",
    ї: "u",
    ф: "f",
    х: "kh",
    һ: "kh",
    ц: "ts",
    ч: "ch",
    ш: "sh",
    щ: "shch",
    ъ: "",
    ы: "y",
    ь: "",
    э: "e",
    ю: "yu",
  },
  ...{ я: "ya" },
};
const VOWEL_OR_SIGN = /[аәеёиіийоөѳєуұүїъыьэюя]/;

/**
 * A name or word as a Korean driver and his scanner can read it: Cyrillic letters become Latin ones, all others stay.
 * @example inLatin("Өнөрбаяр ЦЭРЭН") // "Unurbayar TSEREN"
 */
export function inLatin(text: string): string {
  const letters = [...text.normalize("NFC")];
  return letters.map((letter, at) => latinOf(letter, letters[at - 1] ?? "", letters[at + 1] ?? "")).join("");
}

function latinOf(letter: string, before: string, after: string): string {
  const small = letter.toLowerCase();
  const plain = LETTERS[small];
  if (plain === undefined) return letter;
  const isAfterConsonant = LETTERS[before.toLowerCase()] !== undefined && !VOWEL_OR_SIGN.test(before.toLowerCase());
  const latin = small === "е" && !isAfterConsonant ? "ye" : plain;
  if (letter === small) return latin;
  const isAllCapitals = [before, after].some((other) => other !== other.toLowerCase());
  return isAllCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
}
