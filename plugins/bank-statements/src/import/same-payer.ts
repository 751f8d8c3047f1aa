import { nameWords } from "@zakh/kit/contract";
import { transferCodesIn } from "@zakh/orders/contract";
import { nameFolder } from "../matching/folded-name";
import { LIKE_NAME, nameEvidence } from "../matching/name-evidence";
import { isPlainName } from "../matching/sender-key";
import { areWordsOf, payerWords } from "../reader/payer-words";
import type { StatementRow } from "../reader/statement";

/** `unclear`: one of them names nobody, as a payment service or a masked name. */
export type PayerLikeness = "same" | "unclear" | "other";

export type PayerTexts = Pick<StatementRow, "payer" | "texts">;

/**
 * A function that tells whether two rows name one payer, in whatever spelling: cut off, with a transfer code, in another
 * script. Two transfer codes are two payers. A file may name the account's holder as the payer, and what he wrote in
 * another column.
 */
export function payerComparison(): (one: PayerTexts, other: PayerTexts) => PayerLikeness {
  const fold = nameFolder();
  const isLikeName = (one: string, other: string) =>
    nameEvidence(fold(one), fold(other)).score >= LIKE_NAME || nameEvidence(fold(other), fold(one)).score >= LIKE_NAME;
  return (one, other) => {
    const [codes, otherCodes] = [codesOf(one), codesOf(other)];
    const hasSameCode = codes.some((code) => otherCodes.includes(code));
    if (codes.length > 0 && otherCodes.length > 0 && !hasSameCode) return "other";
    if (isSameText(one.payer, other.payer) || isWrittenIn(one, other) || isWrittenIn(other, one)) return "same";
    if (!namesSomebody(one) || !namesSomebody(other)) return hasSameCode ? "same" : "unclear";
    return isSameName(one.payer, other.payer) || isLikeName(one.payer, other.payer) ? "same" : "other";
  };
}

function codesOf({ payer, texts }: PayerTexts): string[] {
  return [payer, ...texts].flatMap(transferCodesIn);
}

function isSameText(one: string, other: string): boolean {
  const text = payerWords(one).join("");
  return text !== "" && text === payerWords(other).join("");
}

/** A masked name has signs that no name has. */
function namesSomebody({ payer }: PayerTexts): boolean {
  return isPlainName(payer) && nameWords(payer).length > 0;
}

function isSameName(one: string, other: string): boolean {
  const [words, others] = [nameWords(one), nameWords(other)];
  return areWordsOf(words, others) || areWordsOf(others, words);
}

/** Whether the other row has the payer's name among its other texts. */
function isWrittenIn(one: PayerTexts, { texts }: PayerTexts): boolean {
  return namesSomebody(one) && texts.some((text) => areWordsOf(payerWords(one.payer), payerWords(text)));
}
