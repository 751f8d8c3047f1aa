import { likeness } from "@zakh/kit/contract";
import type { FoldedName } from "./folded-name";
import { type NameEvidence, nameEvidence, POSSIBLE_NAME } from "./name-evidence";

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

/** How many classes a name without a blank is found by when it was cut off. */
const BEGINNING = 4;

interface KnownName {
  folded: FoldedName;
  accounts: Set<string>;
}

/** Whom the shop knows by which name: all accounts, also those without an open order. */
export class NameIndex {
  readonly #names = new Map<string, KnownName>();
  /** By what a payer's text may have of the name: see `knownKeys`. */
  readonly #wholes = new Map<string, Set<KnownName>>();
  /** By the skeleton of a word: the words, and who has them in his name. */
  readonly #words = new Map<string, Map<string, Set<string>>>();

  readonly #like = new Map<string, Map<string, NameEvidence>>();

  constructor(readonly fold: (text: string) => FoldedName) {}

  add(name: string, accountId: string) {
    const known = inserted(this.#names, name, () => ({ folded: this.fold(name), accounts: new Set<string>() }));
    const { folded, accounts } = known;
    // Most orders are by somebody who has ordered before.
    if (accounts.has(accountId)) return;
    const isNew = accounts.size === 0;
    accounts.add(accountId);
    for (const word of wordsOf(folded)) {
      const like = inserted(this.#words, skeletonOf(word), () => new Map<string, Set<string>>());
      inserted(like, word, () => new Set<string>()).add(accountId);
    }
    if (!isNew) return;
    for (const key of knownKeys(folded)) inserted(this.#wholes, key, () => new Set<KnownName>()).add(known);
  }

  /** The accounts whose names the payer's text can be, or may be what is left of, with the evidence that fits best. */
  accountsLike(payer: string, least = POSSIBLE_NAME): Map<string, NameEvidence> {
    const like = inserted(this.#like, payer, () => this.#accountsLike(payer));
    return new Map([...like].filter(([, { score }]) => score >= least));
  }

  #accountsLike(payer: string): Map<string, NameEvidence> {
    const folded = this.fold(payer);
    const found = new Map<string, NameEvidence>();
    const candidates = new Set(payerKeys(folded).flatMap((key) => [...(this.#wholes.get(key) ?? [])]));
    for (const known of candidates) {
      const evidence = nameEvidence(folded, known.folded);
      for (const account of known.accounts) {
        if (evidence.score >= POSSIBLE_NAME && evidence.score > (found.get(account)?.score ?? 0))
          found.set(account, evidence);
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
}

function inserted<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function wordsOf({ words, joined, withoutFirst }: FoldedName): string[] {
  return [...new Set([...words, ...joined, withoutFirst])].filter(Boolean);
}

/**
 * What a known name is found by: as a whole; as a given name alone; by its last word; by its beginning, for cut names.
 */
function knownKeys({ words, joined }: FoldedName): Set<string> {
  const wholes = joined.map(skeletonOf);
  if (words.length < 2) return new Set(wholes.flatMap((whole) => [`whole ${whole}`, `given ${whole}`]));
  return new Set([
    ...wholes.flatMap((whole) => [`whole ${whole}`, `beginning ${whole.slice(0, BEGINNING)}`]),
    ...words.map((word) => `surname ${skeletonOf(word)}`),
    `last ${skeletonOf(words.at(-1) ?? "")}`,
  ]);
}

function payerKeys({ words, joined, withoutFirst, maybeCut }: FoldedName): string[] {
  const [first = ""] = words.map(skeletonOf);
  const wholes = joined.map((sounds) => `whole ${skeletonOf(sounds)}`);
  if (words.length > 1) {
    const given = `given ${skeletonOf(withoutFirst)}`;
    return [...wholes, given, ...(maybeCut ? [`surname ${first}`] : [])];
  }
  return [...wholes, `last ${first}`, ...(maybeCut ? [`beginning ${first.slice(0, BEGINNING)}`] : [])];
}
