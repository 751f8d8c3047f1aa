/** Words that banks and payment services put beside a payer's name, or in its place; they name nobody. */
const SERVICE_WORDS = new Set(
  (
    "토뱅 토스 카카오 카뱅 케뱅 네이버 페이코 비바리퍼블리카 헥토 세틀 쿠콘 이니시스 나이스 한패스 센트비 모인 코인샷 와이어바알리 유트랜스퍼 " +
    "주식회사 주 유한회사 님 오픈 당행 타행 모바일 인터넷 스마트 전자금융 현금 수표 대체 무통장 자동화기기 창구 급여 계좌 " +
    "신한 국민 우리 하나 기업 농협 수협 신협 우체국 새마을 제일 씨티 산업 대구 부산 경남 광주 전북 제주 아이엠 저축 " +
    "atm cd fbs cms gme kb nh ibk sc kdb hanpass sentbe wirebarley utransfer coinshot toss kakao kakaopay naver naverpay bank"
  ).split(" "),
);

/** What words end with that name a bank, a service, or a way of paying. */
const SERVICE_ENDING =
  /(?:은행|뱅크|뱅킹|금고|증권|카드|머니|페이|페이먼츠|파이낸셜|정보통신|입금|이체|송금|해외송금)$/;

/** Services whose name stands right before the payer's, without a blank. Longer ones come first. */
const GLUED_SERVICE =
  /^(?:카카오페이|카카오뱅크|카카오머니|토스뱅크|토스페이|케이뱅크|네이버페이|비바리퍼블리카|토뱅)(?=.)/;

/** Any word with a digit: a transfer code, a phone number, a date. */
const WITH_DIGIT = /[a-z]*\d[a-z\d]*/g;

/** A hyphen joins: Бат-Эрдэнэ is one given name, and Эрдэнэ is somebody else. */
const JOINING = /(\p{L})[-\u2010-\u2015'’`](?=\p{L})/gu;

/**
 * The words of a person's name, lower case: without services of the bank, polite 님, digits and punctuation. A hyphen
 * joins two parts to one word. Empty where no name is left, as for `(주)카카오페이`.
 * @example nameWords("토뱅　BAT-ERDENE DORJ") // ["baterdene", "dorj"]
 */
export function nameWords(text: string): string[] {
  const letters = text.normalize("NFKC").toLowerCase().replace(JOINING, "$1").replace(WITH_DIGIT, " ");
  return (letters.match(/[\p{L}\p{M}]+/gu) ?? []).map(withoutService).filter(isOfName);
}

function withoutService(word: string): string {
  return word.replace(GLUED_SERVICE, "").replace(/(..)님$/, "$1");
}

function isOfName(word: string): boolean {
  return word !== "" && !SERVICE_ENDING.test(word) && !isOfServices(word);
}

/** One word of a service, or two without a blank: ATM현금. */
function isOfServices(word: string): boolean {
  if (SERVICE_WORDS.has(word)) return true;
  return Array.from(word, (_, at) => at).some(
    (at) => SERVICE_WORDS.has(word.slice(0, at)) && SERVICE_WORDS.has(word.slice(at)),
  );
}
