import { consonantsOf, cutLikeness, likeness } from "@zakh/kit/contract";
import { type FoldedName, rotations } from "./folded-name";

/** How a payer's text and a known name agree. */
export interface NameEvidence {
  /** From 0 to 1: the likeness of that word which is least alike. */
  score: number;
  /** `whole`: surname and given name; `given`: one name of it; `cut`: what the bank left of it. */
  how: "whole" | "given" | "cut";
  /** Consonants of what agrees. */
  consonants: number;
}

/** What must be left of a given name that a bank cut off. */
const CUT = { share: 0.6, consonants: 3 };

/** From this likeness on a name is likely the same: true pairs are above, near names below. */
export const LIKE_NAME = 0.9;

/**
 * What a cut name counts that has too little left, or no surname, and a short Hangul name with another syllable: it
 * settles nothing, and stands in the way of another.
 */
export const POSSIBLE_NAME = 0.86;

/** A surname less like this is another one. */
const SURNAME = 0.6;

const NONE: NameEvidence = { score: 0, how: "given", consonants: 0 };

/** The best way in which the bank's text of a payer can be the name. */
export function nameEvidence(payer: FoldedName, known: FoldedName): NameEvidence {
  if (payer.words.length === 0 || known.words.length === 0) return NONE;
  const found = best([
    ...wholeNames(payer, known),
    ...givenNames(payer, known),
    ...(payer.maybeCut ? cutNames(payer, known) : []),
  ]);
  return isOtherHangul(payer, known) ? atMost(POSSIBLE_NAME, found) : found;
}

/** Short names in Hangul must have equal syllables: their sounds are too few to tell people apart. */
function isOtherHangul(payer: FoldedName, known: FoldedName): boolean {
  const [written] = payer.hangul;
  return written !== undefined && known.hangul.length > 0 && !known.hangul.includes(written);
}

/** The better of equal ones comes first. */
function best(evidence: NameEvidence[]): NameEvidence {
  return evidence.reduce((one, other) => (other.score > one.score ? other : one), NONE);
}

/** Both have surname and given name, in any order, together or apart. */
function wholeNames(payer: FoldedName, known: FoldedName): NameEvidence[] {
  if (payer.words.length < 2 && known.words.length < 2) return [];
  const joined = known.joined.length > 1 ? known.joined : payer.joined;
  const other = (known.joined.length > 1 ? payer.joined[0] : known.joined[0]) ?? "";
  const asOne = () => joined.map((one) => whole(likeness(one, other), one));
  if (payer.words.length < 2) return [...asOne(), ...splitNames(payer.words[0] ?? "", known)];
  if (known.words.length < 2) return [...asOne(), ...splitNames(known.words[0] ?? "", payer)];
  const apart = rotations(known.words)
    .filter(({ length }) => length === payer.words.length)
    .map((words) => whole(likenessApart(words, payer.words), words.join("")));
  return payer.words.length === known.words.length ? apart : asOne();
}

/** Words that stand apart are compared apart: a long surname must not hide another given name. */
function likenessApart(words: string[], others: string[]): number {
  let least = 1;
  for (const [at, word] of words.entries()) {
    least = Math.min(least, likeness(word, others[at] ?? ""));
    if (least < SURNAME) return least;
  }
  return least;
}

function whole(score: number, sounds: string): NameEvidence {
  return { score, how: "whole", consonants: consonantsOf(sounds) };
}

/** One word that is surname and given name of the other, without a blank, as in Hangul. */
function splitNames(word: string, { words }: FoldedName): NameEvidence[] {
  return rotations(words).flatMap(([first = "", ...rest]) =>
    splits(word, first).map(({ surname, tail }) =>
      whole(Math.min(surname, likeness(tail, rest.join(""))), words.join("")),
    ),
  );
}

/** Where a word can be parted so that it begins with this surname. */
function splits(word: string, first: string): { surname: number; tail: string }[] {
  return splitsNear(word, first.length)
    .map(([head, tail]) => ({ surname: likeness(head, first), tail }))
    .filter(({ surname }) => surname > SURNAME);
}

/** A name has about as many sounds in each script. */
function splitsNear(word: string, length: number): [string, string][] {
  return [-2, -1, 0, 1, 2, 3]
    .map((more) => length + more)
    .filter((at) => at > 0 && at < word.length)
    .map((at) => [word.slice(0, at), word.slice(at)]);
}

/** One side has a given name alone. Of the bank's words only what follows the surname may be it. */
function givenNames(payer: FoldedName, known: FoldedName): NameEvidence[] {
  const given = (one: string, other: string): NameEvidence => {
    // Cut off, it may be another name, and there is no surname that tells.
    const isCut = payer.maybeCut && one !== other && other.startsWith(one);
    const consonants = Math.min(consonantsOf(one), consonantsOf(other));
    return atMost(isCut ? POSSIBLE_NAME : 1, { score: likeness(one, other), how: "given", consonants });
  };
  if (payer.words.length === 1) return [given(payer.words[0] ?? "", known.words.at(-1) ?? "")];
  if (known.words.length > 1 && payer.words.length < 3) return [];
  return fitsInitial(payer, known) ? [given(payer.withoutFirst, known.joined[0] ?? "")] : [];
}

function fitsInitial(payer: FoldedName, known: FoldedName): boolean {
  return known.initial === "" || likeness(known.initial, (payer.words[0] ?? "").charAt(0)) >= 0.7;
}

/** The bank cut off the end, which is the given name's. Without a surname that fits, what is left tells too little. */
function cutNames(payer: FoldedName, known: FoldedName): NameEvidence[] {
  const [one = ""] = payer.words;
  if (known.words.length === 1) {
    return [{ ...atMost(POSSIBLE_NAME, cut(payer.withoutFirst || one, known.words[0] ?? "")), how: "given" }];
  }
  if (payer.words.length === 1) return cutTogether(one, known);
  return rotations(known.words)
    .filter(({ length }) => length === payer.words.length)
    .map((words) => {
      const before = likenessApart(words.slice(0, -1), payer.words);
      return before < SURNAME ? NONE : atMost(before, cut(payer.words.at(-1) ?? "", words.at(-1) ?? ""));
    });
}

/** Surname and given name without a blank, as in Hangul. */
function cutTogether(word: string, { words }: FoldedName): NameEvidence[] {
  return rotations(words).flatMap(([first = "", ...rest]) =>
    splits(word, first).map(({ surname, tail }) => atMost(surname, cut(tail, rest.join("")))),
  );
}

function cut(rest: string, name: string): NameEvidence {
  const { score, share } = cutLikeness(rest, name);
  const consonants = consonantsOf(rest);
  const enough = share >= CUT.share && consonants >= CUT.consonants;
  return atMost(enough ? 1 : POSSIBLE_NAME, { score, how: "cut", consonants });
}

function atMost(score: number, evidence: NameEvidence): NameEvidence {
  return { ...evidence, score: Math.min(score, evidence.score) };
}
