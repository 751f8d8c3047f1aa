import { type AlertMessage, splitMessages, tellsSum } from "./alert-messages";
import {
  ALERT,
  BANK,
  CANCELLED,
  CHANNEL,
  datePattern,
  ENGLISH_BANK,
  hasBankMark,
  LABEL,
  type Move,
  matchesOf,
  movesIn,
  NOT_DONE,
  RELATIVE_DAY,
  TO_OWN,
} from "./alert-patterns";
import { mentionsOtherMoney, namesOtherMoney } from "./currency";
import { saysNotDone, withoutNames } from "./done";
import { LIMITS } from "./limits";
import { parseAmount, parseWon, sumsIn } from "./parse-amount";
import { DAY_MS, koreanTime, type Moment, parseTime } from "./parse-time";
import { areWordsOf, payerWords } from "./payer-words";
import type { ReadRow } from "./read-rows";
import type { Statement, TakenBack, UnreadRow } from "./statement";
import { namedIn } from "./taken-back";

/** Years before and after this one in which a date without a year is looked for: a leap day has four between. */
const YEARS = [0, -1, 1, -2, 2, -3, 3, -4, 4];

/**
 * The transfers of a pasted text with alert messages of whatever bank. A transfer of which two messages tell, copied
 * twice or sent by SMS and by the bank's app, counts once if they tell the balance. `unread` are the lines of messages
 * that tell of money and no time, of an amount that cannot be read, of what may be a tax, of which the payer's name may
 * have forged a part, which take back, or which have a bank's mark or a sum in words that are not read: none is left out.
 * @param now for dates without a year, which are of the year in which they are nearest to it
 */
export function readAlerts(paste: string, now: Date): Pick<Statement, "unread" | "takenBack"> & { rows: ReadRow[] } {
  const rows: ReadRow[] = [];
  const unread: UnreadRow[] = [];
  const takenBack: TakenBack[] = [];
  // Without any it is another text: a table, or a letter.
  const plain = paste.normalize("NFKC");
  const messages = movesIn(plain).length > 0 || CANCELLED.test(withoutNames(plain)) ? splitMessages(paste) : [];
  if (!messages.some(({ text }) => movesIn(text).length > 0 || isCancel(text))) return { rows, unread, takenBack };
  for (const message of messages) {
    const move = movesIn(message.text).at(-1);
    const said = withoutNames(message.text);
    if (CANCELLED.test(said) && (move || tellsSum(message.text))) {
      const back = takenBackBy(message, now);
      takenBack.push(...back);
      const isClear = back.length === 1 && back[0]?.since === undefined;
      unread.push({ row: message.line, reason: "taken_back", ...(isClear && { said: back[0] }) });
      continue;
    }
    if (!move && !tellsSum(message.text) && !message.text.split("\n").some(hasBankMark)) continue;
    const amount = parseAmount(move?.amount);
    if (amount === 0 && message.isClear) continue;
    const moment = momentOf(message, now);
    // 지방세입금100 may be a tax that was paid as well as money that came in.
    const mayBeTax = move && message.text[move.index - 1] === "세";
    const row = move && moment && amount ? rowOf(message, move, moment, amount) : undefined;
    const isNotDone = NOT_DONE.test(said) || row?.payer.split(" ").some(saysNotDone);
    if (!move || !message.isClear || isNotDone) unread.push({ row: message.line, reason: "unclear_message" });
    else if (!amount || namesOtherMoney(message.text)) unread.push({ row: message.line, reason: "no_amount" });
    else if (!moment) unread.push({ row: message.line, reason: "no_date" });
    else if (mayBeTax) unread.push({ row: message.line, reason: "no_direction" });
    else if (row) rows.push(row);
  }
  return { rows: mergeRepeated(rows), unread, takenBack };
}

/**
 * Whoever writes to the owner may tell of money: a bank names itself, masks the account or tells the balance. Without a day it is of another day
 * each time that it is pasted.
 */
function rowOf(message: AlertMessage, move: Move, { isDayTold, ...moment }: AlertMoment, amount: number): ReadRow {
  const details = detailsOf(message, move);
  // Won has no hundredths.
  const isWon = !/\.\d\d$/.test(move.amount) && !mentionsOtherMoney(message.text);
  const isNamed = withoutNames(message.text) === message.text;
  const isProven = isDayTold && (isOfBank(message.text) || details.balance !== undefined) && isWon && isNamed;
  return { ...moment, direction: move.direction, amount, ...details, isProven };
}

function isOfBank(text: string): boolean {
  const account = ALERT.account.exec(text.replace(datePattern(text), " "))?.[0];
  return text.split("\n").some(hasBankMark) || account?.includes("*") === true;
}

/** Whether a text is a message that takes back, and no row of a table, which has commas. */
function isCancel(text: string): boolean {
  const isMessage = isOfBank(text) || ALERT.balance.test(text) || !/,(?!\d{3})/.test(text);
  return CANCELLED.test(withoutNames(text)) && tellsSum(text) && isMessage;
}

/** What a message takes back: any sum that it tells, also in its payer's name, or one that is not known. */
function takenBackBy(message: AlertMessage, now: Date): TakenBack[] {
  const { isDayTold: _, ...moment } = momentOf(message, now) ?? {
    isDayTold: false,
    at: now.toISOString(),
    precision: "minute" as const,
    since: now.toISOString(),
  };
  const dateless = message.text.replace(datePattern(message.text), " ");
  const rest = dateless.replace(ALERT.account, " ").replace(ALERT.balance, " ");
  const names = rest.split(/[\s[\]]+/).filter((word) => !BANK.test(word));
  const payer = /환[급불]|refund/i.test(rest) ? "" : namedIn({ payer: names.join(" "), texts: [] });
  const said = payer === "" ? moment : { ...moment, payer };
  return sumsIn(rest)?.map((amount) => ({ ...said, amount })) ?? [said];
}

/**
 * Two messages with the same minute, direction, amount and balance are of one transfer: the longer payer is less cut.
 * They are of two where they name two payers.
 */
function mergeRepeated(rows: ReadRow[]): ReadRow[] {
  const merged: ReadRow[] = [];
  const known = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const { at, direction, amount, balance } = row;
    const transfer = [at.slice(0, 16), direction, amount, balance].join("|");
    const equal = known.get(transfer) ?? [];
    const before = equal.find(({ payer }) => isSamePayer(payer, row.payer));
    if (before && balance !== undefined) {
      if (row.payer.length > before.payer.length) before.payer = row.payer;
      before.texts = [...new Set([...before.texts, ...row.texts])];
      continue;
    }
    known.set(transfer, [...equal, row]);
    merged.push(row);
  }
  return merged;
}

/** A masked name is left out of a payer, which may be all of it. */
function isSamePayer(one: string, other: string): boolean {
  const [words, others] = [payerWords(one), payerWords(other)];
  return words.length === 0 || others.length === 0 || areWordsOf(words, others) || areWordsOf(others, words);
}

interface AlertMoment extends Moment {
  isDayTold: boolean;
}

/**
 * The time that a message says, or what of it is missing, its day or all of it, from the one that a phone wrote beside it.
 * Of a time without any day it is the nearest that has been.
 */
function momentOf({ text, beside }: AlertMessage, now: Date): AlertMoment | undefined {
  const [own, phones] = [text, beside.join("\n")].map((one, at) => {
    const [said, other] = matchesOf(datePattern(one), one);
    return at === 1 && other ? undefined : said?.groups;
  });
  const { year, month, day } = (own?.day ? own : phones) ?? {};
  const clock = own ? own.clock : phones?.clock;
  if (!day) {
    const last = clock && !RELATIVE_DAY.test(text) ? lastMomentOf(clock, now) : undefined;
    return last && { ...last, isDayTold: false };
  }
  const ofYear = (one: number | string) => {
    const moment = parseTime(`${one}-${month}-${day}`, clock);
    return moment && { ...moment, isDayTold: true };
  };
  const told = year ?? phones?.year;
  if (told) return ofYear(told);
  const moments = YEARS.flatMap((more) => ofYear(now.getUTCFullYear() + more) ?? []);
  const distance = ({ at }: Moment) => Math.abs(Date.parse(at) - now.getTime());
  return moments.sort((one, other) => distance(one) - distance(other))[0];
}

/** When it was that late in Korea for the last time, by a clock that is an hour behind at most. */
function lastMomentOf(clock: string, now: Date): Moment | undefined {
  const latest = now.getTime() + 60 * 60_000;
  const days = [1, 0, -1].map((more) => koreanTime(new Date(now.getTime() + more * DAY_MS).toISOString()).slice(0, 10));
  return days.flatMap((day) => parseTime(day, clock) ?? []).find(({ at }) => Date.parse(at) <= latest);
}

/** The payer is what is left of a message without everything else. */
function detailsOf({ line, text }: AlertMessage, move: Move) {
  const balance = parseWon(ALERT.balance.exec(text)?.[1]);
  const account = ALERT.account.exec(text.replace(datePattern(text), " "));
  const before = text.slice(0, move.index).replace(CHANNEL, " ");
  const title = movesIn(before).map((one) => one.text);
  const rest =
    `${title.reduce((left, one) => left.replace(one, " "), before)}\n${text.slice(move.index + move.text.length)}`
      .replace(ALERT.sentFromWeb, " ")
      .replace(TO_OWN, " ")
      .replace(datePattern(text), " ")
      .replace(ALERT.balance, " ")
      .replace(LABEL, " ")
      .replace(/\[[^\]]*\]/g, " ");
  // The name that is left of a masked account is the owner's own, masked too: 심*민(8205).
  const words = (account ? rest.replace(account[0], " ") : rest)
    .split(/[\s,]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !word.includes("*"));
  if (BANK.test(words[0] ?? "")) words.shift();
  while (words.length > 1 && ENGLISH_BANK.test(words[0] ?? "")) words.shift();
  if (words.length > 1 && BANK.test(words.at(-1) ?? "")) words.pop();
  return {
    row: line,
    ...(balance === undefined ? {} : { balance }),
    ...(account ? { account: account[1] ?? account[0] } : {}),
    payer: words
      .join(" ")
      .replace(/[.;:]+$/, "")
      .slice(0, LIMITS.cellCharacters),
    texts: [text.slice(0, LIMITS.cellCharacters)],
  };
}
