import { withoutChat } from "./chat-prefix";
import { MINUS_SIGNS, TAKEN_BACK_WORDS } from "./done";

/** 3,000; points belong to it: 350.000 is not 350. 6만5,717 and 6 만원 belong together too, and are no amount that is read. */
const NUMBER = String.raw`\d+(?:[.,]\d+)*(?:[억만천백십][\d.,억만천백십]*|\s[억만천백십]+(?=[\s\d]*원))?(?![억만천백십]|\s[억만천백십]+[\s\d]*원)`;
const WON_SIGN = String.raw`(?:₩|KRW)?\s*`;
const WEEKDAY = String.raw`\(?[일월화수목금토](?:요일\)?|\)|(?=[\s,]))`;
/** 16:24:05, 오후 4:24, 16시 24분, 4:24 PM */
const CLOCK = String.raw`(?:(?:오전|오후|[AP]M)\s*)?\d{1,2}(?::\d{2}(?::\d{2})?|시(?:\s*\d{2}분)?(?:\s*\d{2}초)?)(?:\s*[AP]M\b)?`;

/** The same with its minutes: 18시 alone is no time of a message. */
const CLOCK_WITH_MINUTES = String.raw`(?:(?:오전|오후|[AP]M)\s*)?\d{1,2}:\d{2}(?::\d{2})?(?:\s*[AP]M\b)?|(?:(?:오전|오후)\s*)?\d{1,2}시\s*\d{2}분`;

/** What the alert messages of Korean banks are made of, after NFKC. No bank has a pattern of its own. */
export const ALERT = {
  sentFromWeb: /\[?Web발신\]?/i,
  /** [KB], [카카오뱅크] */
  tag: /^\s*\[(?!입금|출금|지급)[^\]\d]{1,12}\]/,
  /** What a phone writes between copied messages: 2025년 1월 15일 수요일, 오후 4:24 */
  phone:
    /^\s*(\d{4}년\s*)?(\d{1,2}월\s*\d{1,2}일\s*([일월화수목금토](요일)?)?)?[,\s]*((오전|오후)\s*\d{1,2}:\d{2})?\s*$/,
  balance: new RegExp(
    String.raw`(?:(?:거래\s?후\s?|통장\s?)?잔액|\b(?:(?:available|current|new)\s)?bal(?:ance)?\b\.?(?:\sis)?)\s*:?[\s,]*${WON_SIGN}(-?${NUMBER})\s*(?:원|KRW|won\b)?`,
    "i",
  ),
  /** 01/15 16:24, 2024/11/15 12:57, 01/15,16:24:05, 11/28(토) 오후 6:10, 11월 28일 18시 10분; only with 월 and 일 without a time */
  date: new RegExp(
    String.raw`(?:(?<year>\d{4}|\d{2})[-./년]\s*)?(?<month>\d{1,2})[-./월]\s*(?<day>\d{2}(?=\d{2}:)|\d{1,2}(?!\d))[일.]?\s*(?:${WEEKDAY})?(?:[\s,T]*(?<clock>${CLOCK})|(?<=월\s*\d{1,2}일\s*(?:${WEEKDAY})?))`,
    "i",
  ),
  /** Where no `date` is: 11/28 alone, or 18:31 alone, whose day is the nearest one that has been. */
  shortDate: new RegExp(
    String.raw`(?<![\d/.:-])(?:(?<month>\d{1,2})/(?<day>\d{1,2})(?![\d/.:-])(?:\s*${WEEKDAY})?|(?<clock>${CLOCK_WITH_MINUTES})(?![\d:]))`,
    "i",
  ),
  /** 676337**736, 301-****-2640-41, *250284, 469***03801011, (8205) */
  account: /\d[\d-]*\*[\d*-]*\d|\*+\d{4,}|\d{2,6}-\d[\d-]{3,}\d|\((\d{4})\)/,
} as const;

/** 입금 3,000원, 출금100, [입금] 3,000원, 입금액: 3,000원: the word alone, as in 지방세입금, is no transfer. */
const WORD_FIRST = new RegExp(
  String.raw`\[?(?<word>입금|출금|지급)\]?(?:금?액)?\s*:?\s*${WON_SIGN}(?<amount>${NUMBER})(?!\s*[년월일시]),*\s*원?(?![\d,*/:-])`,
  "gi",
);
/** 3,000원입금, 3,000원이 입금되었습니다; and NARAN님이 3,000원을 보냈어요, whereas NARAN님에게 is money that went out. */
const WORD_LAST = new RegExp(
  String.raw`(?:₩|KRW\s?)?(?<![\d.,])(?<amount>${NUMBER})\s*원이?\s*(?<word>입금|출금|지급)(?:(?:되었|됐)(?:습니다|어요))?\.?`,
  "gi",
);
const SENT = new RegExp(
  String.raw`님이\s*${WON_SIGN}(?<amount>${NUMBER})\s*원을?\s*(?<word>보냈)(?:습니다|어요)\.?`,
  "gi",
);

/** Deposit 50,000 KRW, Received: ₩50,000, Withdrawal KRW 3,000 */
const ENGLISH_FIRST = new RegExp(
  String.raw`\b(?<word>deposit(?:ed)?|received|credited|withdraw(?:al|n)|debited)\b\s*(?:amount|of)?\s*:?\s*${WON_SIGN}(?<amount>(?=\d[\d,]{2})${NUMBER})(?![\d,*/:-])\s*(?:원|KRW\b|won\b)?`,
  "gi",
);
/** 50,000 KRW deposited, KRW 50,000 has been received */
const ENGLISH_LAST = new RegExp(
  String.raw`(?:₩|KRW\s?)?(?<![\d.,])(?<amount>(?=\d[\d,]{2})${NUMBER})\s*(?:원|KRW|won)?\s+(?:(?:was|has been|is)\s+)?(?<word>deposit(?:ed)?|received|credited|withdrawn|debited)\b(?!\s*(?:amount|of)?\s*:?\s*(?:₩|KRW)?\s*\d)`,
  "gi",
);
const INCOMING = /^(?:입금|보냈|deposit|received|credited)/i;

/** What a message says of money that came or went. */
export interface Move {
  index: number;
  text: string;
  direction: "in" | "out";
  /** as it is written */
  amount: string;
}

/** Without any of these there is no move: most lines of a long text are passed over quickly. */
const MOVE_WORDS = /입금|출금|지급|보냈|deposit|received|credited|withdraw|debited/i;

/** All that a text says of money, each spelling for itself: in 38900원 입금100 a payer's name may be one of two. */
export function movesIn(text: string): Move[] {
  if (!MOVE_WORDS.test(text)) return [];
  const found = [WORD_FIRST, WORD_LAST, SENT, ENGLISH_FIRST, ENGLISH_LAST].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)),
  );
  return found
    .map(({ 0: whole, index, groups }) => ({
      index,
      text: whole,
      direction: INCOMING.test(groups?.word ?? "") ? ("in" as const) : ("out" as const),
      amount: groups?.amount ?? "",
    }))
    .sort((one, other) => one.index - other.index);
}

/** A sum, however the message names it. */
const SUM = new RegExp(
  String.raw`(?:₩|KRW)\s*\d[\d,.]*|(?<![\d,.])\d[\d,.]*\s*[억만천백십]*\s?(?:원|KRW)|(?<![\d,.])\d{1,3}(?:,\d{3})+(?!\d)|(?:이체|송금|${TAKEN_BACK_WORDS}|deposit)\s*:?\s*\d[\d,]{2,}`,
  "gi",
);
/** Sums that are no transfer. */
const ASIDE = /(?:수수료|출금\s?가능\s?금?액)\s*:?\s*[\d,]+\s*원?/g;

/** The sums of a text that are neither what `movesIn` finds nor the balance. */
export function otherSums(text: string): string[] {
  const rest = movesIn(text).reduce((left, move) => left.replace(move.text, " "), text);
  return rest.replace(ALERT.balance, " ").replace(datePattern(rest), " ").replace(ASIDE, " ").match(SUM) ?? [];
}

/** Money that came and was taken back. */
const TAKEN_BACK = String.raw`${TAKEN_BACK_WORDS}|cancel|revers|refund|(?:입금|deposit)\s*:?\s*[${MINUS_SIGNS}]\s*₩?\d`;
/** Money that came back, failed, or is held. */
const FAILED = String.raw`미입금|않았|되지\s?(?:않|못)|(?:입금|이체)\s?(?:안\s?됨|안\s?됐|중단|제한|거부|확인\s?중)|만기\s?(?:입금|해지)|한도\s?초과|거래가?\s?중지|입금\s?지연|지연\s?(?:입금|이체)|시간\s?후|fail|declin|reject`;
/** Money that is asked for, or to come. */
const TO_COME = String.raw`예약\s?입금|매월|눌러|입금일(?!시|자|\s?[:\d])|기한|까지|신청|독려|요망|받기\s?전|수락|schedul|pending|request|will be`;
/** Money that came to somebody else, or is a sum of several, of a loan or of a card. */
const OF_OTHERS = String.raw`(?<!회원|고객)님\s?(?:의\s?)?(?:계좌|통장|모임)|(?<!내\s?|회원님\s?|고객님\s?|본인\s?)계좌로|님께(?!서)|에게(?!서)|\)\s?앞|귀하|수취|받는\s?(?:분|사람)|→(?!\s*(?:내|(?!\S*(?:모임|저금|적금|세이프|외화))\S*통장))|당발|(?:이체|송금)\s?완료|누적|(?:총|당일|적금|펀드|예수금|충전)\s?입금|대출|(?<![가-힣])상환|(?:원금|이자|원리금)상환|결제대금`;
/** What is said of a transfer behind its word. */
const SAID = String.raw`(?:입금|출금|이체|송금|거래)\s?(?:예정|을?\s?요청|실패|불가|일은|전입|거절|대기|바랍|부탁|해|하|할|했|드)|원\s?예정`;
/** Any of these: no money has come here. */
export const NOT_DONE = new RegExp([TAKEN_BACK, FAILED, TO_COME, OF_OTHERS, SAID].join("|"), "i");
export const CANCELLED = new RegExp(TAKEN_BACK, "i");

/** How money came, written before 입금 without a blank. */
export const CHANNEL =
  /(전자금융|인터넷뱅킹|인터넷|스마트뱅킹|스마트폰|모바일|오픈뱅킹|타행이체|타행|대체|이체|펌뱅킹|무통장|자동이체|간편|FBS|BZ뱅크|ATM|CD|현금|창구|급여)$/i;

/** What some banks write before a payer, a date or an account. */
export const LABEL =
  /\b(?:from|by)\b\s*:?|\b(?:(?:sender|remitter|depositor|account|acct|date|time|name)\s*:|a\/c\b)|(?:보낸\s?(?:분|사람)|입금자명?|의뢰인|송금인|(?:거래|입금)?\s?(?:일시|시간|계좌|내용))\s*:/gi;

/** What some banks write behind a payer: the shop's own account. */
export const TO_OWN = /→[^\n]*/g;
/** A day that a message tells by the day on which it is read. */
export const RELATIVE_DAY = /어제|그제|그저께|yesterday/i;

/** Names that an alert begins or ends with, and that are no payer's. */
export const BANK =
  /^(KB|KB국민|BNK부산|BNK경남|DGB대구|JB전북|Sh수협|KDB산업|한국씨티|국민|신한|우리|하나|KEB하나|농협|NH|NH농협|기업|IBK|IBK기업|카카오뱅크|토스뱅크|케이뱅크|새마을금고|MG새마을금고|새마을|신협|수협|우체국|SC제일|제일|씨티|부산|대구|iM뱅크|광주|전북|경남|제주|산업)(은행)?$/i;

/** The same in English, which are names of people, too: only before something else. */
export const ENGLISH_BANK =
  /^(?:kookmin|shinhan|woori|hana|nonghyup|kakao|toss|suhyup|saemaul|busan|daegu)?(?:bank)?$/i;

/** What tells the time of a text: a date with its time, or where it has none, what `shortDate` is. */
export function datePattern(text: string): RegExp {
  return ALERT.date.test(text) ? ALERT.date : ALERT.shortDate;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** A whole word: JANCHIV and MARAL are names. */
const MONTH = String.raw`\b(?:(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|t?ember|ober)?)\b\.?`;
const OF_YEAR = String.raw`(?:,?\s+(?<year>20\d{2}))?(?![\p{L}\p{N}]|[,.:/-]\d)`;
/** Nov 28, 2026 and 28 Nov 2026, also without the year. */
const ENGLISH_DATES = [
  new RegExp(String.raw`${MONTH}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?${OF_YEAR}`, "giu"),
  new RegExp(String.raw`(?<![\p{L}\p{N}.,/:-])(?<day>\d{1,2})(?:st|nd|rd|th)?\s+${MONTH}${OF_YEAR}`, "giu"),
];

/** A paste in plain signs, with its English dates in digits. */
export function plainPaste(paste: string): string {
  return ENGLISH_DATES.reduce(
    (text, pattern) =>
      text.replace(pattern, (...found) => {
        const { year, month = "", day = "" } = found.at(-1) as Record<string, string | undefined>;
        return [...(year ? [year] : []), MONTHS.indexOf(month.toLowerCase()) + 1, day.padStart(2, "0")].join("/");
      }),
    withoutChat(paste.normalize("NFKC")),
  );
}

/** All places where a pattern is found. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  return Array.from(text.matchAll(new RegExp(pattern, `${pattern.flags}g`)));
}

/** 우리 01/15, 신한01/15, 하나,01/15, 농협입금2,500원 */
export function startsWithBank(line: string): boolean {
  const [word = ""] = /^\s*[^\d\s,]+?(?=입금|출금|지급|[\d\s,]|$)/.exec(line) ?? [];
  return BANK.test(word.trim());
}

/** Whether a line begins as a bank's message does: with its tag, or its name and a number. 우리 alone is also "we". */
export function hasBankMark(line: string): boolean {
  const tag = ALERT.tag.exec(line.replace(ALERT.sentFromWeb, ""))?.[0].trim().slice(1, -1).trim();
  return tag === undefined ? startsWithBank(line) && /\d/.test(line) : BANK.test(tag);
}
