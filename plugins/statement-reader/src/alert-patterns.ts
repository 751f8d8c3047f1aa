/** What the alert messages of Korean banks are made of, after NFKC. No bank has a pattern of its own. */
export const ALERT = {
  sentFromWeb: /\[?Web발신\]?/i,
  /** [KB], [카카오뱅크] */
  tag: /^\s*\[[^\]\d]{1,12}\]/,
  /** What a phone writes between copied messages: 2025년 1월 15일 수요일, 오후 4:24 */
  phone: /^\s*(\d{4}년\s*)?(\d{1,2}월\s*\d{1,2}일\s*([일월화수목금토](요일)?)?)?\s*((오전|오후)\s*\d{1,2}:\d{2})?\s*$/,
  /** 입금 3,000원, 출금100: the word alone, as in 지방세입금, is no transfer. Points belong to it: 350.000 is not 350. */
  money: /(입금|출금|지급)(액|:)?\s*(\d+(?:[.,]\d+)*),*\s*원?(?![\d,*-])/,
  balance: /(?:거래\s?후\s?)?잔액\s*:?[\s,]*(-?\d+(?:[.,]\d+)*)\s*원?/,
  /** 01/15 16:24, 2024/11/15 12:57, 01/15,16:24:05; the year and the seconds are seldom there */
  date: /(?:(\d{4})[-./])?(\d{1,2})[-./](\d{1,2})[\s,]*(\d{1,2}):(\d{2})(?::(\d{2}))?/,
  /** 676337**736, 301-****-2640-41, *250284, 469***03801011, (8205) */
  account: /\d[\d-]*\*[\d*-]*\d|\*+\d{4,}|\d{2,6}-\d[\d-]{3,}\d|\((\d{4})\)/,
} as const;

/** How money came, written before 입금 without a blank. */
export const CHANNEL =
  /(전자금융|인터넷뱅킹|인터넷|스마트뱅킹|스마트폰|모바일|오픈뱅킹|타행이체|타행|대체|이체|펌뱅킹|무통장|자동이체|간편|FBS|BZ뱅크|ATM|CD|현금|창구|급여)$/i;

/** Names that an alert begins or ends with, and that are no payer's. */
export const BANK =
  /^(KB|KB국민|국민|신한|우리|하나|KEB하나|농협|NH|NH농협|기업|IBK|IBK기업|카카오뱅크|토스뱅크|케이뱅크|새마을금고|MG새마을금고|새마을|신협|수협|우체국|SC제일|제일|씨티|부산|대구|iM뱅크|광주|전북|경남|제주|산업)(은행)?$/i;

/** All places where a pattern is found. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  return Array.from(text.matchAll(new RegExp(pattern, `${pattern.flags}g`)));
}
