/** Words that banks and payment services put beside a payer's name; they name nobody. */
const SERVICE_WORDS = new Set(
  (
    "토뱅 토스 토스뱅크 토스페이 카카오 카카오페이 카카오뱅크 카뱅 카카오머니 케이뱅크 케뱅 네이버페이 네이버파이낸셜 페이코 비바리퍼블리카 " +
    "주식회사 주 님 오픈뱅킹 타행이체 당행이체 모바일 인터넷뱅킹 입금 이체 송금"
  ).split(" "),
);

/** Services whose name stands right before the payer's, without a blank. Longer ones come first. */
const GLUED_SERVICE =
  /^(?:카카오페이|카카오뱅크|카카오머니|토스뱅크|토스페이|케이뱅크|네이버페이|비바리퍼블리카|토뱅)(?=.)/;

/** Any word with a digit: a transfer code, a phone number, a date. */
const WITH_DIGIT = /[a-z]*\d[a-z\d]*/g;

/** A hyphen joins: Бат-Эрдэнэ is one given name, and Эрдэнэ is somebody else. */
const JOINING = /(?<=\p{L})[-\u2010-\u2015'’`](?=\p{L})/gu;

/**
 * The words of a person's name, lower case: without services of the bank, polite 님, digits and punctuation. A hyphen
 * joins two parts to one word. Empty where no name is left, as for `(주)카카오페이`.
 * @example nameWords("토뱅　BAT-ERDENE DORJ") // ["baterdene", "dorj"]
 */
export function nameWords(text: string): string[] {
  const letters = text.normalize("NFKC").toLowerCase().replace(JOINING, "").replace(WITH_DIGIT, " ");
  return (letters.match(/[\p{L}\p{M}]+/gu) ?? []).map(withoutService).filter(isOfName);
}

function withoutService(word: string): string {
  return word.replace(GLUED_SERVICE, "").replace(/(?<=..)님$/, "");
}

function isOfName(word: string): boolean {
  return word !== "" && !SERVICE_WORDS.has(word);
}
