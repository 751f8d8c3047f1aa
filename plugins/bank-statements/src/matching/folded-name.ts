import { nameWords, soundsOf } from "@zakh/kit/contract";

/** A name as it is compared: made once for each text, because comparing is done thousands of times. */
export interface FoldedName {
  /** The sounds of each word. */
  words: string[];
  /**
   * The sounds of the words written as one, as banks write Hangul: in their order, then with the first word last, and
   * so on.
   */
  joined: string[];
  /** The sounds without the first word, which may be a surname; empty for one word. */
  withoutFirst: string;
  /** First sound of a surname written as one letter, as in Б.Болормаа; empty otherwise. */
  initial: string;
  /** A short name in Hangul, as it is written, the words in any order; empty otherwise. */
  hangul: string[];
  /** Whether the bank may have cut it off. */
  maybeCut: boolean;
}

/**
 * Banks cut names at 14 bytes or more of CP949, where a letter that is not Latin has two; a Hangul syllable may have
 * needed two.
 */
const SHORTEST_CUT_BYTES = 13;

/** Korean names have two to four syllables, and one other syllable is another person. */
const SHORT_HANGUL = /^[가-힣]{1,4}$/;

export function foldName(text: string): FoldedName {
  const letters = nameWords(text);
  const maybeCut = bytesOf(text.normalize("NFKC").trim()) >= SHORTEST_CUT_BYTES;
  // One letter at the end is what a bank left of a given name: BAYARSAIKHAN B.
  const named = letters.filter((word, at) => word.length > 1 || (maybeCut && at > 0 && at === letters.length - 1));
  const [initial = ""] = letters.filter((word) => !named.includes(word));
  return {
    words: named.map(soundsOf).filter(Boolean),
    joined: rotations(named).map((words) => soundsOf(words.join(""))),
    withoutFirst: soundsOf(named.slice(1).join("")),
    initial: soundsOf(initial),
    hangul: SHORT_HANGUL.test(letters.join("")) ? rotations(letters).map((words) => words.join("")) : [],
    maybeCut,
  };
}

/** A function that folds each text once. */
export function nameFolder(): (text: string) => FoldedName {
  const known = new Map<string, FoldedName>();
  return (text) => {
    const folded = known.get(text) ?? foldName(text);
    known.set(text, folded);
    return folded;
  };
}

/** Surname first or given name first: the shop does not know which order somebody uses. */
export function rotations<T>(words: T[]): T[][] {
  return words.map((_, first) => [...words.slice(first), ...words.slice(0, first)]);
}

function bytesOf(text: string): number {
  return [...text].reduce((bytes, character) => bytes + (character < "\u0080" ? 1 : 2), 0);
}
