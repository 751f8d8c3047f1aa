import { consonantsOf, cutLikeness, likeness, nameWords, soundsOf } from "@zakh/kit/contract";

/** From this on two words are likely the same name (decision 130). */
const SAME = 0.9;
/** A word that somebody is still typing must sound like the beginning of a name nearly exactly. */
const BEGINNING = 0.97;

/** What a name sounds like: its words, and all of them without a blank, as in Hangul, either name first. */
interface Sounds {
  words: string[];
  joined: string[];
}

const known = new Map<string, Sounds>();
/** More names than this are not kept. */
const KNOWN_MAX = 20_000;

/**
 * The names that sound like what was typed, in Cyrillic, Latin or Hangul: every typed word is a word of the name, or the beginning
 * of one. None for words of which too little is heard.
 */
export function namesLike(typed: string, names: readonly string[]): string[] {
  const { words, joined } = soundsIn(typed);
  const [whole = ""] = joined;
  if (consonantsOf(whole) < 2) return [];
  return names.filter((name) => {
    const sounds = knownSounds(name);
    return (
      words.every((word) => sounds.words.some((other) => isLike(word, other))) ||
      sounds.joined.some((other) => likeness(whole, other) >= SAME)
    );
  });
}

function isLike(word: string, other: string): boolean {
  return likeness(word, other) >= SAME || (consonantsOf(word) > 1 && cutLikeness(word, other).score >= BEGINNING);
}

function knownSounds(name: string): Sounds {
  const found = known.get(name);
  if (found) return found;
  if (known.size >= KNOWN_MAX) known.clear();
  const sounds = soundsIn(name);
  known.set(name, sounds);
  return sounds;
}

function soundsIn(name: string): Sounds {
  const letters = nameWords(name);
  const turned = letters.length > 1 ? [[...letters.slice(1), ...letters.slice(0, 1)]] : [];
  return {
    words: letters.map(soundsOf).filter(Boolean),
    joined: [letters, ...turned].map((words) => soundsOf(words.join(""))),
  };
}
