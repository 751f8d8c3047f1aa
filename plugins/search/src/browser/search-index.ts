import MiniSearch, { type SearchResult as Found, type Query } from "minisearch";
import { otherLayouts } from "./keyboard-layouts";
import { readingsOfCut } from "./korean-cuts";
import { type WordKeys, wordKeys } from "./word-keys";

/** What something is found by: its names in all languages, and texts that say more of it, which count less. */
export interface Searchable {
  id: number;
  names: readonly string[];
  more: readonly string[];
}

/** How sure it is that what was found is what was meant, the surest first. */
const SURENESS = ["typed", "slip", "layout", "part"] as const;
export type Sureness = (typeof SURENESS)[number];

/** What a search found, the best first. */
export interface FoundIds {
  ids: number[];
  sureness: Sureness;
  /** The reading that was searched, where it is not what was typed. */
  corrected?: string;
}

/** How loosely words are compared, from the strictest on: what a stricter one finds is not mixed with what only a looser one does. */
const LOOSENESS = ["written", "sound", "stem", "skeleton", "slip"] as const;
type Looseness = (typeof LOOSENESS)[number];

interface Step {
  words: readonly WordKeys[];
  looseness: Looseness;
  sureness: Sureness;
}

interface Document {
  id: number;
  names: string;
  more: string;
}

/** Fewest letters of a word that is read as typed in another layout: a few letters begin a word in any. */
const LAYOUT_MIN = 3;

/** Most words of a query that are searched; the rest tells nothing more. */
const WORDS_MAX = 6;

/** Most words of a query that are searched with slips, which costs most; of a longer one any word finds. */
const SLIP_WORDS_MAX = 3;

/** Fewest letters of a word's form before an ending. */
const BENT_MIN = 3;

/** So many times as many as are written so must sound so, that one name does not hide the others. */
const HIDDEN_TIMES = 4;

/** How many items are added before others may use the processor. */
const CHUNK = 50;

/**
 * Finds what people type in Cyrillic with or without ө and ү, in Latin letters, in Russian, English and the Korean names of cuts, with case
 * endings, slips, and with the keyboard left in another layout.
 */
export class SearchIndex {
  readonly #texts = new Map<number, Searchable>();
  readonly #index = new MiniSearch<Document>({
    fields: ["names", "more"],
    tokenize: (keys) => keys.split(" "),
    processTerm: (key) => key,
  });

  static async of(items: readonly Searchable[]): Promise<SearchIndex> {
    const index = new SearchIndex();
    for (const item of items) index.#texts.set(item.id, item);
    const documents = items.map(({ id, names, more }) => ({ id, names: keysIn(names), more: keysIn(more) }));
    await index.#index.addAllAsync(documents, { chunkSize: CHUNK });
    return index;
  }

  /** The items that have all words of the query; where there is none, of another reading of it; then those that have any of its words. */
  search(query: string): FoundIds {
    const typed = wordsOf(query);
    const cuts = readingsOfCut(query);
    const ofCut = cuts
      .map(wordsOf)
      .flatMap((words) => firstFound(LOOSENESS, (loose) => this.#find(words, "AND", loose)));
    if (ofCut.length > 0) {
      // What has the Korean name itself comes first.
      const named = this.#find(typed, "AND", "written");
      return {
        ...idsOf([...named, ...ofCut]),
        sureness: "typed",
        ...(named.length === 0 && { corrected: cuts.join(", ") }),
      };
    }
    for (const { words, looseness, sureness } of stepsOf(query, typed)) {
      const found = this.#find(words, "AND", looseness);
      if (found.length === 0) continue;
      const alike = looseness === "written" ? this.#find(words, "AND", "sound") : [];
      const all = alike.length >= HIDDEN_TIMES * found.length ? [...found, ...alike] : found;
      return { ...idsOf(all), sureness, ...this.#correction(typed, words, found) };
    }
    const found = firstFound(["written", "sound", "stem"], (loose) => this.#find(typed, "OR", loose));
    return { ...idsOf(found), sureness: "part", ...this.#correction(typed, typed, found) };
  }

  #find(words: readonly WordKeys[], combineWith: "AND" | "OR", looseness: Looseness): Found[] {
    if (words.length === 0 || (looseness === "slip" && words.length > SLIP_WORDS_MAX)) return [];
    const queries = words.map((word) => ({ combineWith: "OR" as const, queries: queriesOf(word, looseness) }));
    const filter =
      looseness === "slip" ? ({ terms }: Found) => words.every((word) => beginsAlike(word, terms)) : undefined;
    return this.#index.search({ combineWith, queries }, { boost: { names: 3 }, filter });
  }

  /** What was searched, in the words of the best that was found, where somebody who reads it would not see what he typed. */
  #correction(
    typed: readonly WordKeys[],
    read: readonly WordKeys[],
    [best]: readonly Found[],
  ): Pick<FoundIds, "corrected"> {
    const texts = best && this.#texts.get(best.id);
    if (!texts) return {};
    const there = wordKeys([...texts.names, ...texts.more].join(" "));
    const corrected = read.map((word) => readAs(word, there)).join(" ");
    return corrected === typed.map(({ written }) => written).join(" ") ? {} : { corrected };
  }
}

/** Of several finds those that are the surest, in the order of `SURENESS`; the others find nothing. */
export function surestOf<Kind extends string>(found: Record<Kind, FoundIds>): Record<Kind, FoundIds> {
  const all = Object.entries<FoundIds>(found);
  const surest = SURENESS.find((one) => all.some(([, { ids, sureness }]) => ids.length > 0 && sureness === one));
  const kept = all.map(([kind, one]) => [kind, one.sureness === surest ? one : { ids: [], sureness: one.sureness }]);
  return Object.fromEntries(kept) as Record<Kind, FoundIds>;
}

/** In which ways a query is read, one after the other. Nobody types a slip in another layout, too. */
function stepsOf(query: string, typed: readonly WordKeys[]): Step[] {
  const layouts = otherLayouts(query)
    .map(wordsOf)
    .filter((words) => words.every(({ sound }) => sound.length >= LAYOUT_MIN));
  return [
    ...LOOSENESS.map((looseness) => {
      const isLikely = looseness !== "skeleton" && looseness !== "slip";
      return { words: typed, looseness, sureness: isLikely ? ("typed" as const) : ("slip" as const) };
    }),
    ...(["written", "sound"] as const).flatMap((looseness) =>
      layouts.map((words) => ({ words, looseness, sureness: "layout" as const })),
    ),
  ];
}

function wordsOf(text: string): WordKeys[] {
  return wordKeys(text, WORDS_MAX);
}

function firstFound(looseness: readonly Looseness[], find: (loose: Looseness) => Found[]): Found[] {
  for (const loose of looseness) {
    const found = find(loose);
    if (found.length > 0) return found;
  }
  return [];
}

function idsOf(found: readonly Found[]): Pick<FoundIds, "ids"> {
  return { ids: [...new Set(found.map(({ id }) => id as number))] };
}

/** What is asked of the index for a word: all that is as strict as this or stricter. The nearer, the more it counts. */
function queriesOf({ written, sound, stem, skeletons, consonants }: WordKeys, looseness: Looseness): Query[] {
  const key = (text: string, boost: number, more: object = {}) => ({
    queries: [text],
    boostTerm: () => boost,
    ...more,
  });
  // One letter alone begins too many.
  const prefix = sound.length > 1;
  const isHangul = /\p{Script=Hangul}/u.test(written);
  const alike = [
    ...skeletons.map((skeleton) => `k:${skeleton}`),
    ...(consonants && isHangul ? [`h:${consonants}`] : []),
  ];
  const ways: Record<Looseness, Query[]> = {
    written: [
      key(`=${written}`, 8, { prefix }),
      ...bentOf(written).map((form) => key(`=${form}`, 4, { prefix: true })),
    ],
    sound: [key(sound, 5, { prefix })],
    stem: [key(`s:${stem}`, 2)],
    skeleton: alike.map((text) => key(text, 1)),
    slip: sound.length >= 4 ? [key(sound, 0.5, { fuzzy: sound.length >= 8 ? 2 : 1 })] : [],
  };
  return LOOSENESS.slice(0, LOOSENESS.indexOf(looseness) + 1).flatMap((way) => ways[way]);
}

/** Whether one of the keys that were found begins as the word does: a slip is seldom in the first letter, and элэг is no leg. */
function beginsAlike({ written, sound }: WordKeys, found: readonly string[]): boolean {
  return found.some((key) => key.startsWith(`=${written[0]}`) || key.replace(/^[skh]:/, "")[0] === sound[0]);
}

/** What a word becomes before an ending: үхэр → үхр-, хонь → хони-, курица → куриц-. */
function bentOf(written: string): string[] {
  const bent = written
    .replace(/([^аэиоуөүыеёюяй])[аэоуөү]([^аэиоуөүыеёюяйьъ])$/, "$1$2")
    .replace(/ь$/, "и")
    .replace(/^(.{4,})[аэоуөүыя]$/, "$1");
  return bent === written || bent.length < BENT_MIN ? [] : [bent];
}

function keysIn(texts: readonly string[]): string {
  const keys = wordKeys(texts.join(" ")).flatMap(({ written, sound, stem, skeletons, consonants }) => [
    `=${written}`,
    sound,
    `s:${stem}`,
    ...skeletons.map((skeleton) => `k:${skeleton}`),
    ...(consonants === "" ? [] : [`h:${consonants}`]),
  ]);
  return keys.join(" ");
}

/** A word as it is told that it was searched: as typed where a word there is the same to who reads its script, else that word. */
function readAs(word: WordKeys, there: readonly WordKeys[]): string {
  const { written, sound, stem, skeletons } = word;
  const ways: ((other: WordKeys) => boolean)[] = [
    (other) => other.written.startsWith(written),
    (other) => other.sound === sound,
    (other) => other.sound.startsWith(sound),
    (other) => other.stem === stem,
    (other) => other.skeletons.some((skeleton) => skeletons.includes(skeleton)),
  ];
  const same = firstOf(ways.map((isSame) => there.find(isSame)));
  if (same) return isLatin(same.written) === isLatin(written) ? written : same.written;
  const isNear = (other: WordKeys) => other.sound[0] === sound[0] && Math.abs(other.sound.length - sound.length) <= 2;
  return there.find(isNear)?.written ?? written;
}

function firstOf<T>(found: readonly (T | undefined)[]): T | undefined {
  return found.find((one) => one !== undefined);
}

function isLatin(text: string): boolean {
  return /[a-z]/.test(text);
}
