/** Blanks within a line. */
const GAP = String.raw`[^\S\n]`;
const NAME = String.raw`[^\n:"\t[\]]{1,40}`;
const CLOCK = String.raw`(?:(?:오전|오후|[AP]M)${GAP}*)?\d{1,2}:\d{2}(?::\d{2})?(?:${GAP}*[AP]M\b)?`;
const DAY = String.raw`(?:\d{4}년 ?\d{1,2}월 ?\d{1,2}일|\d{4}[./-] ?\d{1,2}[./-] ?\d{1,2}\.?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2} \p{L}{3,8}\.? \d{4})`;
const STAMP = String.raw`${DAY}(?: \S요일)?,?${GAP}+(?:(?:в|at) )?${CLOCK}`;
/** Before a colon these words are of a bank's message itself: 2026/11/25 16:24 입금: 50,000원. */
const OF_BANK =
  "입금|출금|지급|잔액|보낸|의뢰|송금|계좌|거래|내용|일시|deposit|withdr|received|balance|sender|remitter|from|account|name";

const PREFIXES = [
  // KakaoTalk on a computer: [나란] [오후 9:40]
  String.raw`\[${NAME}\] \[${CLOCK}\] `,
  // KakaoTalk's table: 2026-11-25 21:40:11,"나란","
  `${STAMP},"${NAME}","`,
  // KakaoTalk on a phone, WhatsApp, Viber: 2026년 11월 25일 오후 9:40, 나란 :
  String.raw`\[?${STAMP}\]?(?:,| -)? (?![^\n:]*(?:\*|${OF_BANK}))${NAME}: `,
  // LINE has the message in a column: 21:40, 나란
  String.raw`${CLOCK}\t${NAME}\t"?`,
  // Telegram and VK have it in the line above.
  String.raw`${NAME}(?:, \[${STAMP}\]| \d{1,2} \p{L}{3,8} \d{4} в ${CLOCK})${GAP}*\n`,
  String.raw`${NAME}${GAP}{2}${CLOCK}${GAP}*\n(?=\[?Web발신)`,
];

/** What chats write before a message that is copied out of them, or exported: who sent it there, and when. */
const PREFIX = new RegExp(`^(?:${PREFIXES.join("|")})`, "gimu");

/** Begins a message as a bank's does, and is no part of a payer's name. */
const BEGINNING = "[Web발신] ";

/** A paste without what a chat wrote before its messages: the sender there is no payer, and when it was sent on is no time of a transfer. */
export function withoutChat(paste: string): string {
  return paste
    .replace(/[\u200e\u200f]/g, "")
    .replace(PREFIX, (prefix) => BEGINNING + (prefix.includes("\n") ? "\n" : ""));
}
