import type { Header } from "./columns";
import { wordOf } from "./directions";
import { parseAmount, sumsIn } from "./parse-amount";
import { type Cell, cellAt, type TableRow, textOf } from "./table";

/** What a deposit that was taken back, or did not stay, is called, in files and in messages. */
const BACK = "취소|불능|반환|환입|환수|회수|반송|반려|부도";
/** The same with what else is said of one; 정정숙 is a name. */
export const TAKEN_BACK_WORDS = `${BACK}|환급|지급정지|정정(?=입금|출금|송금|이체|거래|처리|완료|됨|되|했|하|건|분|안내|[^가-힣]|$)`;
/** 취소영, 최취소 and 반송리정육점 are names, 취소건 and 타취소 are none. */
const NAME = new RegExp(
  `(?<![가-힣])(?:(?:${BACK})[가-힣](?<![건분됨금함중요액료자입출일후시된할처한로을를이가은는의도품비표권증서용])|[김이박최정강조윤장임한신권황안송류홍고문양손배백허남심노하주구민나진엄천방함변염여추석선설길](?:${BACK})|(?:${BACK})[가-힣]{0,3}(?:정육점?|식당|마트|상회|상사|상점|슈퍼|유통|축산|푸드|식품|카페|농장))(?![가-힣])`,
  "g",
);

/** Words of a reversal as they stand alone or beside a name. */
export const REVERSAL = new RegExp(
  `(?:입금|송금|이체|거래|타행|오류|착오)*(?:${TAKEN_BACK_WORDS}|환불)(?:입금|출금|처리)?`,
  "g",
);

/** Alone in a cell: the transfer was taken back, did not happen, or has not yet. */
const NOT_DONE = new RegExp(
  `^(입금|출금|거래|이체|송금|결제|승인|자동|지급|대체|타행|계좌|수취인|당좌|타점|기장|전산|창구|반품|부분|전액)?(오류|착오)?(${BACK}|정정|실패|오류|거절|예정|예약|대기|보류|처리중|진행중|접수|철회|환불|만료|미완료|미처리|미수취|처리불가|지급정지|타행불능|무효|재입금|되돌림|불명|역거래|역분개|원복|착오송금|오입금|역처리|차감|추심|반납|이체착오|계좌압류|압류)(건|분|됨|함|했음|완료|처리|요청|입금|출금|거래)?$|^미입금$|^(?:입금|이체|송금)(?:안됨|안됐음|못받음)$`,
);
/** The same in other languages. */
const NOT_DONE_ABROAD =
  /^(cancel\p{L}*|correct\p{L}*|adjust\p{L}*|void\p{L}*|revers\p{L}*|refund\p{L}*|return\p{L}*|fail\p{L}*|error|reject\p{L}*|bounc\p{L}*|chargeback|pending|processing|scheduled|expired|declined|отмен\p{L}*|отклон\p{L}*|сторно|возврат|ошибка|вобработке|ожида\p{L}*|цуц(?:л|ал)\p{L}*|буцаа\p{L}*|хүлээгд\p{L}*|амжилтгүй)$/iu;
/** Those of a deposit that was taken back; 출금취소 is a payment that was. */
const DEPOSIT_BACK =
  /^(?!.*(?:출금|지급|결제|승인|카드)).*(?:취소|정정|부도|환수|회수|입금(?:반환|반려|반송|불능)|cancel|revers|отмен|сторно|цуцл|цуцал|буцаа)/iu;
/** The name of a column that says of each row what became of it. */
const STATE =
  /^(거래|처리|이체|입금|진행|송금|정상)?(상태|결과|여부|확인)$|^(status|state|result|статус|состояние|төлөв)$/iu;
const DONE =
  /^(?!.*(?:비정상|취소|미완|실패|반려|거절|불)).*(?:정상|완료|성공|처리|승인|확인)|^입금$|^0+$|^s$|^(?:o|v|✓|✔|true)$|^(ok|success\p{L}*|succe\p{L}*|complete\p{L}*|done|posted|settled|успешно|выполнен\p{L}*|исполнен\p{L}*|проведен\p{L}*|амжилттай|биелсэн|y|yes|예|-)?$/iu;
/** The name of a column that says whether a transfer was taken back, and what it says where it was not. */
const TAKEN_BACK = /취소|정정|반려|cancel|revers|отмен|цуцал/iu;
const NO = /^(n|no|x|0|미취소|미정정|아니오|아니요|부|없음|нет|үгүй|정상|-)?$/iu;

/** The cells of a row but the payer's, each as one word. */
export function wordsOfRow({ cells }: TableRow, payer: number | undefined): string[] {
  return cells.flatMap((value, column) => (column === payer ? [] : [wordOf(value)]));
}

/** Whether a cell says that a transfer did not come, or did not stay. */
export function saysNotDone(word: string): boolean {
  const said = withoutNames(word);
  return (
    NOT_DONE.test(said) ||
    NOT_DONE_ABROAD.test(said) ||
    /취소|실패$|입금정정|정정대체|반환|환입|불능|반송|(?:수표|어음)부도|(?:자금|오입금)회수/.test(said)
  );
}

/** A text without the names that look as if it was taken back. */
export function withoutNames(text: string): string {
  return text.replace(NAME, "□");
}

/** Whether a row says in words that a deposit was taken back. */
export function saysDepositBack({ cells }: TableRow): boolean {
  return cells.map(wordOf).some((word) => saysNotDone(word) && DEPOSIT_BACK.test(word));
}

/** Whether a cell is a sentence that tells of a reversal: a word of it among others, and a sum. */
export function tellsOfReversal(cell: Cell | undefined): boolean {
  const text = withoutNames(textOf(cell).normalize("NFKC"));
  return (
    /\p{L}\s|\s\p{L}/u.test(text) && /\d{3}/.test(text) && /취소|정정|반환|되돌|회수|철회|부도|불능|반송/.test(text)
  );
}

/** A title above rows that did not come, or did not stay: 취소 거래 내역, 예정 거래. */
const TITLE_OF_NOT_DONE =
  /^(?:입금|출금|입출금|거래|이체|송금|당일)*(?:(취소|정정|반환|불능|반송|부도|환불|반품)|예정|예약|대기|미처리|미결제|실패|오류|보류|거절)(?:된|한)?(?:거래|입금|이체|송금|건|분)*(?:내역|목록|거래|명세|리스트|현황)$/;

/** Number of the row that has the name of its sheet. */
export const SHEET_NAME = 0;
const PLANNED = /예정|예약|대기|처리중|진행중|pending|scheduled|ожида|хүлээгд/iu;

/** What a title says of the rows below: `back` of what was taken back, `planned` of what has not come. */
export function titleOf(row: TableRow | undefined): "back" | "planned" | undefined {
  const words = (row?.cells ?? []).map(wordOf).filter((word) => word !== "");
  const [word = "", ...others] = words;
  const found = others.length === 0 ? TITLE_OF_NOT_DONE.exec(word) : null;
  if (found) return found[1] ? "back" : "planned";
  // The name of a sheet is a title also without a word for a list.
  const name = row?.number === SHEET_NAME ? word.replace(/^\d{1,4}[년월-]*/, "") : "";
  const isOfNotDone = NOT_DONE.test(name) || NOT_DONE_ABROAD.test(name);
  return isOfNotDone ? (PLANNED.test(name) ? "planned" : "back") : undefined;
}

/** What may be meant as a minus; U+1173 is what NFKC makes of ㅡ. */
export const MINUS_SIGNS = "-‐‑‒–—―−─ㅡ\u1173ーｰ~∼〜▼▽△▲";
/** Before or behind an amount that went out, or was taken back. */
const MINUS = new RegExp(`[${MINUS_SIGNS}(]|\\b(?:dr|debit)\\b`, "i");

/** Whether an amount has a minus, as far as it can be read. */
function hasMinus(cell: Cell | undefined): boolean {
  return typeof cell === "number" ? cell < 0 : /\d/.test(textOf(cell)) && MINUS.test(textOf(cell));
}

/** Whether a row says of itself, in columns that nobody knows, that it takes back: by a word, or a minus at an amount. */
export function saysTakenBack({ cells }: TableRow): boolean {
  return cells.some((cell) => saysNotDone(wordOf(cell)) || (isAmount(cell) && hasMinus(cell)));
}

/** -35,000 and 35,000 DR, but neither a day nor an account. */
function isAmount(cell: Cell | undefined): boolean {
  const words = wordOf(cell).replace(new RegExp(`[${MINUS_SIGNS}]|원|krw|won|dr|debit`, "g"), "");
  return !/\p{L}/u.test(words) && sumsIn(textOf(cell))?.length === 1;
}

/** Whether a row takes a deposit back, as far as it can be read: it says so, or has a minus where deposits stand, or at an amount that is not read. */
export function takesBack(row: TableRow, header: Header): boolean {
  const { at } = header;
  const isMinus = [at.in, at.out, at.signed].some((column) => {
    const cell = cellAt(row, column);
    return hasMinus(cell) && (column === at.in || parseAmount(cell) === undefined);
  });
  return isMinus || isNotDone(row, header) === true;
}

/**
 * Whether a row says that its transfer did not come, or did not stay. "unsure": a word that nobody knows in a column of states, which may be
 * the owner's own.
 */
export function isNotDone(row: TableRow, { at, row: names }: Header): boolean | "unsure" {
  const says = row.cells.map((value, column) => {
    const [name, word] = [wordOf(cellAt(names, column)), wordOf(value)];
    // Nobody has such a name, and where the bank writes no names its own words stand there.
    if (column === at.payer) return saysNotDone(word);
    if (TAKEN_BACK.test(name) && !Object.values(at).includes(column)) return !NO.test(word);
    return saysNotDone(word) || (STATE.test(name) && !DONE.test(word) ? "unsure" : false);
  });
  return says.includes(true) || (says.includes("unsure") && "unsure");
}
