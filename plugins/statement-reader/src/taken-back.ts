import { REVERSAL } from "./done";
import { isSamePayer } from "./doubt-repeats";
import { DAY_MS, koreanTime } from "./parse-time";
import { areWordsOf, payerWords } from "./payer-words";
import type { ReadRow } from "./read-rows";
import type { StatementRow, TakenBack } from "./statement";
import { timeRange } from "./told-time";

/** How long before it the transfer may be, in ms. */
const LONGEST_MS = 7 * DAY_MS;

type Transfer = Pick<StatementRow, "at" | "precision" | "direction" | "amount" | "payer" | "texts">;

/**
 * The deposits that may have been taken back, each with the first that may have done it: of one sum with a row that says so, or of any with one
 * that names its payer, some days before it; of any where its sum cannot be read, on its day and the day before. That such a row names another tells nothing: it may be a bank, a channel,
 * or the account's own holder.
 */
export function findTakenBack<Row extends Transfer>(
  rows: readonly Row[],
  takenBack: readonly TakenBack[],
): Map<Row, TakenBack> {
  const byKey = new Map<unknown, Span[]>();
  for (const one of takenBack) {
    const span = spanOf(one);
    const parts = span.words.flatMap((word) => [`=${word}`, ...beginningsOf(word)]);
    for (const key of new Set([one.amount, ...parts])) {
      const spans = byKey.get(key);
      if (spans) spans.push(span);
      else byKey.set(key, [span]);
    }
  }
  const found = new Map<Row, TakenBack>();
  for (const row of rows.filter(({ direction }) => direction === "in")) {
    const [came] = timeRange(row);
    const mayBe = ({ first, last }: Span) => came >= first && came <= last;
    const named = wordsIn(namedIn(row));
    const mayBeOfPayer = ({ ofPayer, last, words }: Span) =>
      came >= ofPayer && came <= last && isOnePayer(words, named);
    // The one word may be the beginning of the other.
    const keys = named.flatMap((word) => [word, ...beginningsOf(word).map((start) => `=${start}`)]);
    const span =
      byKey.get(row.amount)?.find(mayBe) ??
      byKey.get(undefined)?.find(mayBe) ??
      keys.flatMap((key) => byKey.get(key)?.find(mayBeOfPayer) ?? [])[0];
    if (span) found.set(row, span.one);
  }
  return found;
}

/** When a transfer that was taken back may have come, and one of the payer whom it names, in ms. */
interface Span {
  one: TakenBack;
  /** Of the payer's name. */
  words: string[];
  first: number;
  ofPayer: number;
  last: number;
}

function spanOf(one: TakenBack): Span {
  const [from, last] = timeRange(one);
  const told = one.since ? Date.parse(one.since) : from;
  const ofPayer = told - LONGEST_MS;
  const words = wordsIn(one.payer ?? "");
  return { one, words, first: one.amount === undefined ? dayBefore(told) : ofPayer, ofPayer, last };
}

/** When the day before began in Korea, in ms. */
function dayBefore(at: number): number {
  return Date.parse(`${koreanTime(new Date(at - DAY_MS).toISOString()).slice(0, "2026-11-26".length)}T00:00:00+09:00`);
}

/** Whether all words of the one name are in the other, or both have one transfer code: a bank's or a service's word is in many. */
function isOnePayer(words: readonly string[], others: readonly string[]): boolean {
  return (
    areWordsOf(words, others) ||
    areWordsOf(others, words) ||
    words.some((word) => isCode(word) && others.includes(word))
  );
}

function isCode(word: string): boolean {
  return /^\d[A-Z][A-Z\d]{3}$/.test(word);
}

/** A payer's words of two letters or more, without those of a reversal, and the transfer codes in the other texts. */
export function namedIn({ payer, texts }: Pick<StatementRow, "payer" | "texts">): string {
  const words = payerWords(payer.replace(REVERSAL, " ")).filter((word) => /\p{L}./u.test(word));
  return [...new Set([...words, ...texts.flatMap(payerWords).filter(isCode)])].join(" ");
}

/** As many letters of a word are compared. */
const COMPARED = 20;

function wordsIn(name: string): string[] {
  return payerWords(name).map((word) => word.slice(0, COMPARED));
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(0, at + 2));
}

/** Has deposits prove nothing that may have been taken back. */
export function doubtTakenBack<Row extends Transfer & Pick<StatementRow, "isProven">>(
  rows: readonly Row[],
  takenBack: readonly TakenBack[],
): void {
  for (const row of findTakenBack(rows, takenBack).keys()) row.isProven = false;
}

/** Has deposits prove nothing that may be a transfer of the owner's own which came back: as much went to that payer some days before. */
export function doubtReturned(rows: readonly ReadRow[]): void {
  const sent = new Map<number, ReadRow[]>();
  for (const row of rows) {
    if (row.direction === "out") sent.set(row.amount, [...(sent.get(row.amount) ?? []), row]);
    else if (sent.get(row.amount)?.some((one) => isSamePayer(one, row) && msBetween(one, row) <= LONGEST_MS))
      row.isProven = false;
  }
}

function msBetween(one: ReadRow, other: ReadRow): number {
  return Date.parse(other.at) - Date.parse(one.at);
}
