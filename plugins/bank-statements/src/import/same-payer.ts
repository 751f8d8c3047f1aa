import { nameWords } from "@zakh/kit/contract";
import { codeSigns, transferCodesIn } from "@zakh/orders/contract";
import type { StatementRow } from "@zakh/statement-reader";
import { areWordsOf, payerWords } from "@zakh/statement-reader";
import { type FoldedName, foldName } from "../matching/folded-name";
import { LIKE_NAME, nameEvidence } from "../matching/name-evidence";
import { isPlainName } from "../matching/sender-key";

/** `unclear`: one of them names nobody, as a payment service or a masked name. */
export type PayerLikeness = "same" | "unclear" | "other";

export type PayerTexts = Pick<StatementRow, "payer" | "texts">;

/** Pairs compared for one statement: about a second. A file of thousands of equal sums would take minutes. */
export const MAX_COMPARED = 20_000;

/** Whether two rows have transfer codes, and none in common: they are two transfers, however equal they are in all else. */
export function haveOtherCodes(one: PayerTexts, other: PayerTexts): boolean {
  const [codes, others] = [one, other].map(codesOf);
  return !!codes?.length && !!others?.length && !codes.some((code) => others.includes(code));
}

/** Whether a row tells more of who paid than the same transfer told before: a code, or a name that was cut or missing. */
export function tellsMore(row: PayerTexts, before: PayerTexts): boolean {
  if (codesOf(before).length > 0) return false;
  if (codesOf(row).length > 0) return true;
  const [words, cut] = [payerWords(row.payer), payerWords(before.payer)];
  const isLonger = words.join("").length > cut.join("").length;
  return isLonger && (cut.length === 0 || areWordsOf(cut, words));
}

/** Signs of a transfer code. */
const CODE_LENGTH = 5;

function codesOf({ payer, texts }: PayerTexts): string[] {
  return [payer, ...texts].flatMap((text) => [...transferCodesIn(text), ...partedCodesIn(text)]);
}

/** Codes with one blank or mark in them, as `7HH 2M`. Two words without a digit are a name. */
function partedCodesIn(text: string): string[] {
  const words = codeSigns(text).split(/[^A-Z\d]+/);
  return words
    .map((word, at) => word + (words[at + 1] ?? ""))
    .filter((joined) => joined.length === CODE_LENGTH && /\d/.test(joined))
    .flatMap(transferCodesIn);
}

/**
 * A function that tells whether two rows name one payer, in whatever spelling: cut off, with a transfer code, in another
 * script. Two transfer codes are two payers. A file may name the account's holder as the payer, and what he wrote in
 * another column. Beyond `MAX_COMPARED` pairs only equal texts are the same, and all others unclear.
 */
export function payerComparison(): (one: PayerTexts, other: PayerTexts) => PayerLikeness {
  const known = new WeakMap<PayerTexts, Payer>();
  const payerOf = (texts: PayerTexts) => {
    const payer = known.get(texts) ?? readPayer(texts);
    known.set(texts, payer);
    return payer;
  };
  let compared = 0;
  return (one, other) => {
    compared += 1;
    return likenessOf(payerOf(one), payerOf(other), compared > MAX_COMPARED);
  };
}

/** What a row tells of its payer: made once for each row. */
interface Payer {
  codes: string[];
  /** The payer's text as words, and without their blanks. */
  words: string[];
  joined: string;
  /** The words of each other text. */
  texts: string[][];
  /** Empty where nobody is named. */
  names: string[];
  folded: FoldedName;
}

function readPayer({ payer, texts }: PayerTexts): Payer {
  const words = payerWords(payer);
  return {
    codes: codesOf({ payer, texts }),
    words,
    joined: words.join(""),
    texts: texts.map(payerWords),
    // A masked name has signs that no name has.
    names: isPlainName(payer) ? nameWords(payer) : [],
    folded: foldName(payer),
  };
}

function likenessOf(one: Payer, other: Payer, isTextAlone: boolean): PayerLikeness {
  const hasSameCode = one.codes.some((code) => other.codes.includes(code));
  if (one.codes.length > 0 && other.codes.length > 0 && !hasSameCode) return "other";
  if (one.joined !== "" && one.joined === other.joined) return "same";
  if (isTextAlone) return "unclear";
  if (isWrittenIn(one, other) || isWrittenIn(other, one)) return "same";
  if (one.names.length === 0 || other.names.length === 0) return hasSameCode ? "same" : "unclear";
  return isSameName(one, other) ? "same" : "other";
}

/** Whether the other row has the payer's name among its other texts. */
function isWrittenIn({ names, words }: Payer, { texts }: Payer): boolean {
  return names.length > 0 && texts.some((text) => areWordsOf(words, text));
}

function isSameName(one: Payer, other: Payer): boolean {
  if (areWordsOf(one.names, other.names) || areWordsOf(other.names, one.names)) return true;
  const scores = [nameEvidence(one.folded, other.folded), nameEvidence(other.folded, one.folded)];
  return scores.some(({ score }) => score >= LIKE_NAME);
}
