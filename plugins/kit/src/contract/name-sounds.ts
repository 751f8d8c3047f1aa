/**
 * Names and words by their sound: one sign for each sound, whether it is written in Cyrillic (Mongolian, Russian, Kazakh,
 * Buryat), Latin or Hangul. `likeness` compares two of them.
 *
 * Beside plain signs: O ө, U ү, c ц, C ч, S ш. Of Hangul, which tells less apart: R l or r, J j or z, X c or C, Z s or S,
 * D d or t, B b, p or v, G g or k, w the glide of 와, _ the vowel 으.
 */

/** Soft sign, hard sign and й are silent. ѳ, є and ї are typed in place of ө and ү. */
const CYRILLIC: Record<string, string> = {
  а: "a",
  ә: "a",
  б: "b",
  в: "v",
  г: "g",
  ғ: "g",
  д: "d",
  е: "e",
  ё: "o",
  ж: "j",
  з: "z",
  и: "i",
  і: "i",
  й: "",
  к: "k",
  қ: "k",
  л: "l",
  м: "m",
  н: "n",
  ң: "n",
  о: "o",
  ө: "O",
  ѳ: "O",
  є: "O",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ұ: "u",
  ү: "U",
  ї: "U",
  ф: "f",
  х: "h",
  һ: "h",
  ц: "c",
  ч: "C",
  ш: "S",
  щ: "S",
  ъ: "",
  ы: "i",
  ь: "",
  э: "e",
  ю: "u",
  я: "a",
  дж: "j",
  дз: "z",
  тс: "c",
};

/** Groups of letters come before single ones, the longest first. */
const LATIN: Record<string, string> = {
  shch: "S",
  tsh: "tS",
  dzh: "j",
  kh: "h",
  gh: "g",
  ph: "f",
  ts: "c",
  ch: "C",
  sh: "S",
  zh: "j",
  dz: "z",
  dj: "j",
  ck: "k",
  ya: "a",
  yo: "o",
  ye: "e",
  yu: "u",
  oe: "O",
  ue: "U",
  ö: "O",
  ü: "U",
  c: "c",
  w: "v",
  x: "h",
  q: "k",
};
const LONGEST_GROUP = 4;

/** In the order of Unicode, as are the two lists below. */
const INITIALS = ["g", "g", "n", "d", "t", "R", "m", "b", "p", "s", "s", "", "J", "c", "X", "k", "t", "p", "h"];
const VOWELS = "a a a a o e o e o wa we O o u wo we U u _ i i".split(" ");
const FINALS = [
  ..."_ G G G n n n D R RG Rm RB R R R R m B B D D n D D G D B h".split(" ").map((sounds) => sounds.replace("_", "")),
];

/** Vowels after which Korean says ㅅ like ш: ㅑ ㅒ ㅕ ㅖ ㅛ ㅟ ㅠ ㅣ. */
const SOFTENING = new Set([2, 3, 6, 7, 12, 16, 17, 20]);
const SOFT_S = "Z";

/** The vowel 으, which Mongolian does not say: it parts consonants, and the one before it may be voiced or not. */
const SILENT_VOWEL = 18;
const UNVOICED: Record<string, string> = { d: "D", t: "D", b: "B", p: "B", g: "G", k: "G" };

const SYLLABLES = { first: 0xac00, last: 0xd7a3, finals: 28, ofInitial: 588 };

/** The sounds of one word. Long vowels and double consonants are one; an i after a vowel is silent. Empty when nothing sounds. */
export function soundsOf(word: string): string {
  const letters = word.normalize("NFKC").toLowerCase();
  let sounds = "";
  for (let at = 0; at < letters.length; ) {
    const length = groupLength(letters, at);
    sounds += length > 1 ? groupSound(letters.slice(at, at + length)) : soundOf(letters, at);
    at += length;
  }
  return simplified(sounds);
}

function groupLength(letters: string, at: number): number {
  for (let length = LONGEST_GROUP; length > 1; length -= 1) {
    const group = letters.slice(at, at + length);
    if (group.length === length && (group in LATIN || group in CYRILLIC)) return length;
  }
  // German-like tz is ц at the beginning; within a name it is т and з, as in BATZAYA.
  return at === 0 && letters.startsWith("tz") ? 2 : 1;
}

function groupSound(group: string): string {
  return LATIN[group] ?? CYRILLIC[group] ?? "c";
}

function soundOf(letters: string, at: number): string {
  const letter = letters.charAt(at);
  const code = letter.charCodeAt(0);
  if (code >= SYLLABLES.first && code <= SYLLABLES.last) return syllable(code - SYLLABLES.first);
  if (letter === "y") return latinY(letters, at);
  const known = CYRILLIC[letter] ?? LATIN[letter];
  if (known !== undefined) return known;
  const [plain = ""] = letter.normalize("NFD");
  return /[a-z]/.test(plain) ? (LATIN[plain] ?? plain) : "";
}

/** й beside a vowel, ы between consonants: BAYAR, TSYREN. */
function latinY(letters: string, at: number): string {
  const vowel = /[aeiouöü]/;
  return vowel.test(letters.charAt(at - 1)) || vowel.test(letters.charAt(at + 1)) ? "" : "i";
}

function syllable(index: number): string {
  const [initial, vowel, final] = [
    Math.floor(index / SYLLABLES.ofInitial),
    Math.floor((index % SYLLABLES.ofInitial) / SYLLABLES.finals),
    index % SYLLABLES.finals,
  ];
  return initialSound(INITIALS[initial] ?? "", vowel, final) + (VOWELS[vowel] ?? "") + (FINALS[final] ?? "");
}

function initialSound(initial: string, vowel: number, final: number): string {
  if (initial === "s" && SOFTENING.has(vowel)) return SOFT_S;
  return vowel === SILENT_VOWEL && final === 0 ? (UNVOICED[initial] ?? initial) : initial;
}

/** Batsaikhan has one ц for a reader of Latin and т with с for one of Cyrillic: both are one sign. */
function simplified(sounds: string): string {
  return sounds
    .replace(/[tD]_?s/g, "c")
    .replace(/(.)\1+/g, "$1")
    .replace(/^i(?=[aou])/, "")
    .replace(/([aeouOU])i/g, "$1")
    .replace(/(.)\1+/g, "$1");
}
