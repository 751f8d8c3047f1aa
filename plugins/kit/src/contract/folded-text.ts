/**
 * Names and words folded by how they look and sound in Cyrillic, Latin and Hangul, so that one is found by typing another
 * spelling. The steps below are the only place where the folding stands: `foldedText` runs them here, and
 * `database/folded-function` makes a function of PostgreSQL from them. Both know the patterns; none looks behind.
 */
export type FoldingStep =
  | { replace: string; by: string }
  /** Each sign of `signs` becomes the one at the same place of `into`, or goes where that is shorter. */
  | { signs: string; into: string };

const CYRILLIC = "[\u0400-\u04ff]";

/** Latin letters that are typed within a Cyrillic word, because they look the same. */
const LOOK_ALIKE = ["yү", "cс", "pр"].flatMap(([latin = "", cyrillic = ""]) => [
  { replace: `${latin}(?=${CYRILLIC})`, by: cyrillic },
  { replace: `(${CYRILLIC})${latin}`, by: `$1${cyrillic}` },
]);

/** Each sign and the letters of Cyrillic and Hangul for it: initials (1100), vowels (1161) and finals (11a8). */
const LETTERS: Record<string, string> = {
  a: "аәя\u1161\u1163\u116a",
  e: "еэ\u1162\u1164\u1166\u1168\u116b\u1170",
  i: "иіы\u1171\u1174\u1175",
  o: "оөѳєɵθ\u1165\u1167\u1169\u116c\u116d\u116f",
  u: "уұүѵю\u116e\u1172",
  b: "б\u1107\u1108\u11b8\u11b9\u11c1",
  w: "в",
  p: "п\u1111",
  f: "ф",
  g: "гғ\u1100\u1101\u11a8\u11a9\u11aa\u11bf",
  k: "кқ\u110f",
  x: "хһ\u1112\u11c2",
  d: "д\u1103\u1104\u11ae",
  t: "т\u1110\u11ba\u11bb\u11bd\u11be\u11c0",
  j: "ж\u110c",
  z: "з",
  c: "ц\u110d",
  C: "ч\u110e",
  s: "с\u1109\u110a",
  S: "шщ",
  l: "л\u11af\u11b0\u11b1\u11b2\u11b3\u11b4\u11b5\u11b6",
  r: "р\u1105",
  m: "м\u1106\u11b7",
  n: "нң\u1102\u11ab\u11ac\u11ad\u11bc",
};
const SILENT = "ъь\u110b\u1173";

/** Of the letters of a text (NFKD, lower case) its words in these signs: q is ч, x ш, c ц, w в, and o each of о, ө, у, ү. */
export const LETTER_STEPS: readonly FoldingStep[] = [
  { replace: "\u0456\u0308", by: "ү" },
  // Accents and marks that nobody sees go; a hyphen or an apostrophe joins, as in Бат-Эрдэнэ.
  {
    replace:
      "[\u0300-\u036f\u00ad\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e01ef}'`\u00b4\u2018\u2019\u02bc\u2010-\u2015\u2212-]+",
    by: "",
  },
  // The polite 님 behind a name.
  { replace: "([\u1100-\u11ff])\u1102\u1175\u11b7(?=[^\u1100-\u11ff]|$)", by: "$1" },
  ...LOOK_ALIKE,
  // The х of Лхагва is hardly heard.
  { replace: "[лl]k?[hхx]", by: "l" },
  { replace: "(?:\u1105\u1173?|\u11af)\u1112", by: "\u1105" },
  { replace: "\u11af\u1105", by: "\u1105" },
  { replace: "\u116a", by: "w\u1161" },
  { replace: "\u116f", by: "w\u1165" },
  {
    signs: Object.values(LETTERS).join("") + SILENT,
    into: Object.entries(LETTERS)
      .map(([sign, letters]) => sign.repeat(letters.length))
      .join(""),
  },
  { replace: "sh?ch|sh", by: "S" },
  { replace: "ch", by: "C" },
  { replace: "dzh|zh|dj", by: "j" },
  { replace: "[kg]h", by: "x" },
  { replace: "ph", by: "f" },
  { replace: "t[sz]", by: "c" },
  { replace: "dz", by: "z" },
  { replace: "ck", by: "k" },
  { replace: "tc", by: "c" },
  // v is typed for ү: it is one where no vowel is beside it, as in vxriin, and not in Vladimir.
  { replace: "(^|[^aeiouyv])v+(?=[^aeiouyv]|$)(?!l[aeiouy])", by: "$1o" },
  { replace: "ya", by: "a" },
  { replace: "y[oe]", by: "e" },
  { replace: "yu", by: "o" },
  // й before a vowel, at the beginning of a word or behind a vowel.
  { replace: "(^|[^a-zCS]|[aeou])i[oe]", by: "$1e" },
  { replace: "(^|[^a-zCS]|[aeou])i(?=[au])", by: "$1" },
  { signs: "uvyqxCS", into: "owikhqx" },
  { replace: "([aeo])i", by: "$1" },
  { replace: "oe", by: "o" },
  { replace: "[^a-z0-9]+", by: " " },
  { replace: "([a-z])\\1+", by: "$1" },
  { replace: "^ | $", by: "" },
];

/** Of such words the consonants as Hangul tells them apart, in capitals: Bolormaa and 볼로르마 are both BRRM. */
export const CONSONANT_STEPS: readonly FoldingStep[] = [
  { signs: "bpfwdtgkhjzcqsxlrmn", into: "BBBBTTGGGJJJJSSRRMN" },
  { replace: "([A-Z])\\1+", by: "$1" },
  { replace: "[a-z0-9]+", by: "" },
  { replace: "  +", by: " " },
  { replace: "^ | $", by: "" },
];

/** Of such words one without blanks, the first at the end again: a name is also written in one word, and in either order. */
export const JOINING_STEPS: readonly FoldingStep[] = [
  { replace: "^([^ ]+) (.+)$", by: "$1$2$1" },
  { replace: " ", by: "" },
];

/** Whether a text in NFKD has letters of Hangul. */
export const HANGUL = "[\u1100-\u11ff]";

const compiled = new Map(
  [...LETTER_STEPS, ...CONSONANT_STEPS, ...JOINING_STEPS].map((step) => [step, runner(step)] as const),
);

function runner(step: FoldingStep): (text: string) => string {
  if ("replace" in step) {
    const pattern = new RegExp(step.replace, "gu");
    return (text) => text.replace(pattern, step.by);
  }
  const into = new Map(Array.from(step.signs, (sign, place) => [sign, step.into.charAt(place)]));
  return (text) => Array.from(text, (sign) => into.get(sign) ?? sign).join("");
}

function run(steps: readonly FoldingStep[], text: string): string {
  return steps.reduce((folded, step) => compiled.get(step)?.(folded) ?? folded, text);
}

/** A text as it looks and sounds. */
export interface Folded {
  /** Its words in plain signs, with blanks between them. */
  words: string;
  /** Their consonants, as coarse as Hangul writes them. */
  consonants: string;
  isHangul: boolean;
}

export function folded(text: string): Folded {
  const letters = text.normalize("NFKD").toLowerCase();
  const words = run(LETTER_STEPS, letters);
  return { words, consonants: run(CONSONANT_STEPS, words), isHangul: new RegExp(HANGUL, "u").test(letters) };
}

/**
 * The folded text in which a search looks: words, their consonants, and these joined. Those of Hangul stand there again between
 * `~`, because only Hangul leaves open which letters are meant.
 * @example foldedText("Болормаа Дорж") // " bolorma dorj BRRM TRJ BRRMTRJBRRM "
 */
export function foldedText(text: string): string {
  const { words, consonants, isHangul } = folded(text);
  const sounds = ` ${consonants} ${run(JOINING_STEPS, consonants)} `;
  return ` ${words}${sounds}${isHangul ? sounds.replaceAll(" ", "~") : ""}`;
}

/** Signs that stand in names; a text with others, such as an address or a wildcard, is no name. */
const OF_NAMES = /^[\p{L}\p{M}\p{N}\p{Cf}\s\p{Pd}.,'\u2018\u2019`()/]*$/u;

/**
 * What a folded text must contain to be found: of each list one pattern, as LIKE reads them. Few letters must be a whole word, and few
 * consonants a whole word or the beginning of one in a text of Hangul. Empty for a text that is no name.
 */
export function foldedPatterns(search: string): string[][] {
  const { words, isHangul } = folded(search);
  if (!OF_NAMES.test(search) || !/[a-z]/.test(words)) return [];
  return words.split(" ").map((word) => [
    word.length > 2 ? `%${word}%` : `% ${word} %`,
    // The consonants of a number or code tell nothing.
    ...(/\d/.test(word) ? [] : consonantPatterns(run(CONSONANT_STEPS, word), isHangul)),
  ]);
}

/** The whole search in one word, for names that are written so. */
export function joinedPatterns(search: string): string[] {
  const { words, consonants } = folded(search);
  const joined = consonants.replaceAll(" ", "");
  return joined.length > 3 && !/\d/.test(words) ? [`%${joined}%`] : [];
}

/** Letters of two other scripts are compared as letters: by consonants alone Өлзийбат would be Бат Дорж, written in one word. */
const TELLING_CONSONANTS = 5;

function consonantPatterns(consonants: string, isHangul: boolean): string[] {
  const edge = isHangul ? " " : "~";
  if (consonants.length > 3)
    return [isHangul || consonants.length >= TELLING_CONSONANTS ? `%${consonants}%` : `%~%${consonants}%`];
  if (consonants.length === 3) return [`%${edge}${consonants}%`];
  return consonants.length === 2 ? [`%${edge}${consonants}${edge}%`] : [];
}
