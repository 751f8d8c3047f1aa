/** The words of a bank's text of a payer, in upper case, without punctuation. */
export function payerWords(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toUpperCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/**
 * Whether all words are among the others, or both are one text without its blanks. Banks cut texts off: the last word
 * may be the beginning of another one.
 */
export function areWordsOf(words: readonly string[], others: readonly string[]): boolean {
  const last = words.length - 1;
  if (last < 0) return false;
  if (isBeginning(words.join(""), others.join(""))) return true;
  return words.every((word, at) =>
    others.some(
      (other) => other === word || (at === last && (at > 0 ? other.startsWith(word) : isBeginning(word, other))),
    ),
  );
}

/** Whether a word is the other, or what a cut left of it. Less than five letters, or three of Hangul, is another name. */
function isBeginning(word: string, other: string): boolean {
  if (word === other) return true;
  return word.length >= (/^[가-힣]/.test(word) ? 3 : 5) && other.startsWith(word);
}
