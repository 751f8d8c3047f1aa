import { folded } from "@zakh/kit/contract";

/** A word of a text or of a query, and by what it is found. */
export interface WordKeys {
  /** As it is written, in small letters. */
  written: string;
  /** As it sounds, in any script and spelling: `folded`. */
  sound: string;
  /** Its sound without case endings. */
  stem: string;
  /** Its stem and itself without the vowels behind the first letter, which Mongolian drops: үхэр, үхрийн. */
  skeletons: string[];
  /** Its consonants as Hangul tells them apart, of words long enough to be told by them: 갈비 is галби. */
  consonants: string;
}

/**
 * Endings of cases, plurals and possession as they sound, longest first: -ийн, -ны, -аас, -тай, -нууд; -ая, -ого, -ами; -s. What stays
 * keeps at least two letters, one of them a consonant.
 */
const ENDINGS = [
  ..."niig odin nodin inxa nasa tagan".split(" "),
  ..."nas nes nos nar ner nor nod tag teg tog ogo ami ini ami".split(" "),
  ..."in ni as es os ar er or ta te to od ig an en on ie oe om ov ei am ax ix ia aia nd".split(" "),
  ..."n d t a e i o g s".split(" "),
].sort((one, other) => other.length - one.length);

const VOWELS = /[aeiou]/g;

/** The words of a text, at most so many, by what they are found. Digits and letters of Latin and Hangul that touch are words of their own: LA갈비. */
export function wordKeys(text: string, most = Number.POSITIVE_INFINITY): WordKeys[] {
  const words = text.normalize("NFKC").toLowerCase().match(WORD) ?? [];
  return words.slice(0, most).flatMap((written) => {
    const { words: sound, consonants } = folded(written);
    if (sound === "") return [];
    const stem = stemOf(sound);
    return [
      {
        written,
        sound,
        stem,
        skeletons: [...new Set([skeletonOf(stem), skeletonOf(sound)])].filter(({ length }) => length >= 2),
        consonants: consonants.length >= 3 ? consonants : "",
      },
    ];
  });
}

const WORD = /[\p{Script=Hangul}]+|[\p{Script=Cyrillic}\p{Script=Latin}\p{M}\p{Nd}]+/gu;

function stemOf(sound: string): string {
  for (const ending of ENDINGS) {
    const stem = sound.slice(0, -ending.length);
    if (sound.endsWith(ending) && stem.length >= 2 && /[^aeiou]/.test(stem)) return stem;
  }
  return sound;
}

function skeletonOf(sound: string): string {
  return sound.slice(0, 1) + sound.slice(1).replace(VOWELS, "");
}
