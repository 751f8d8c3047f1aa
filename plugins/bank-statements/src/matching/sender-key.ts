import { nameWords } from "@zakh/kit/contract";

/**
 * A bank's text of a payer as it is remembered: without blanks around, services, codes and digits. Empty when it names
 * nobody: `(주)카카오페이` stands for every person who uses that service.
 */
export function senderKey(payer: string): string {
  const words = nameWords(withoutUnseen(payer));
  return isPlainName(payer) && words.join("").length >= 3 ? words.join(" ") : "";
}

/** What banks show around letters. Formulas, markup and masked names (김*수) have other characters. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{Zs}\t.,:_/'’()\u2010-\u2015-]*$/u;

/**
 * Whether a payer's text is one that a bank would show. Control and direction characters, formulas and markup are not.
 */
export function isPlainName(payer: string): boolean {
  const text = withoutUnseen(payer).normalize("NFKC");
  return PLAIN.test(text) && !/^[-=+@\t]/.test(text.trim());
}

/** A text without the marks that phones copy along and nobody sees (ruling 59): they part no name and no code. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "");
}
