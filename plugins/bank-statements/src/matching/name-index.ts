import { likeness } from "@zakh/kit/contract";
import type { FoldedName } from "./folded-name";
import { type NameEvidence, nameEvidence } from "./name-evidence";

/** Sounds that are written for each other have one class; those that come and go have none. */
const CLASSES: Record<string, string> = Object.fromEntries(
  ["gkhG", "dtD", "lrR", "m", "n", "sSZ", "jzJcCX"].flatMap((sounds) =>
    [...sounds].map((sound) => [sound, sounds.charAt(0)]),
  ),
);

/** The classes of a word's consonants. Names that are alike have the same ones, so that only those need comparing. */
function skeletonOf(sounds: string): string {
  const classes = [...sounds].map((sound) => CLASSES[sound] ?? "").join("");
  return classes.replace(/(.)\1+/g, "$1");
}

/** How many classes a cut name is found by. */
const BEGINNING = 3;

interface KnownName {
  folded: FoldedName;
  accounts: Set<string>;
}

/** Whom the shop knows by which name: all accounts, also those without an open order. */
export class NameIndex {
  readonly #names = new Map<string, KnownName>();
  /** By the skeleton of the whole name, and by its beginning. */
  readonly #wholes = new Map<string, Set<KnownName>>();
  /** By the skeleton of a word: the words, and who has them in his name. */
  readonly #words = new Map<string, Map<string, Set<string>>>();

  constructor(readonly fold: (text: string) => FoldedName) {}

  add(name: string, accountId: string) {
    const folded = this.fold(name);
    const known = this.#names.get(name) ?? { folded, accounts: new Set() };
    known.accounts.add(accountId);
    for (const word of wordsOf(folded)) {
      const like = inserted(this.#words, skeletonOf(word), new Map<string, Set<string>>());
      inserted(like, word, new Set<string>()).add(accountId);
    }
    if (this.#names.has(name)) return;
    this.#names.set(name, known);
    for (const key of wholeKeys(folded)) inserted(this.#wholes, key, new Set<KnownName>()).add(known);
  }

  /** The accounts whose names the payer's text can be, with the evidence that fits best. */
  accountsLike(payer: string, least: number): Map<string, NameEvidence> {
    const folded = this.fold(payer);
    const found = new Map<string, NameEvidence>();
    for (const known of this.#candidates(folded)) {
      const evidence = nameEvidence(folded, known.folded);
      if (evidence.score < least) continue;
      for (const account of known.accounts) {
        if (evidence.score > (found.get(account)?.score ?? 0)) found.set(account, evidence);
      }
    }
    return found;
  }

  /** The accounts that have the payer's given name, or his only one, anywhere in a name of theirs. */
  accountsWithGivenName(payer: string, least: number): Set<string> {
    const { withoutFirst, words } = this.fold(payer);
    const given = withoutFirst || (words[0] ?? "");
    const like = [...(this.#words.get(skeletonOf(given)) ?? [])].filter(([word]) => likeness(word, given) >= least);
    return new Set(like.flatMap(([, accounts]) => [...accounts]));
  }

  #candidates(payer: FoldedName): Set<KnownName> {
    const keys = [...wholeKeys(payer)].filter((key) => payer.maybeCut || !key.endsWith("…"));
    return new Set(keys.flatMap((key) => [...(this.#wholes.get(key) ?? [])]));
  }
}

function inserted<K, V>(map: Map<K, V>, key: K, value: V): V {
  const present = map.get(key);
  if (present !== undefined) return present;
  map.set(key, value);
  return value;
}

function wordsOf({ words, joined, withoutFirst }: FoldedName): string[] {
  return [...new Set([...words, ...joined, withoutFirst])].filter(Boolean);
}

/** The given name is a whole of its own, because the other side may have nothing else. */
function wholeKeys({ words, joined, withoutFirst }: FoldedName): Set<string> {
  const wholes = [...joined, withoutFirst, words.at(-1) ?? ""].filter(Boolean).map(skeletonOf);
  return new Set([...wholes, ...joined.map((sounds) => `${skeletonOf(sounds).slice(0, BEGINNING)}…`)]);
}
