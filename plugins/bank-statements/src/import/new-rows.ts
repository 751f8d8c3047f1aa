import { DAY_MS } from "@zakh/kit/contract";
import type { StatementRow } from "@zakh/statement-reader";
import { koreanTime, timeRange } from "@zakh/statement-reader";
import { haveOtherCodes, payerComparison } from "./same-payer";

/** A line that is kept already, as far as it tells whether a row is the same transfer. */
export interface KnownLine {
  number: number;
  key: string;
  looseKey: string;
  /** Instant, ISO 8601 in UTC. */
  at: string;
  precision: StatementRow["precision"];
  /** Won. */
  amount: number;
  /** Won; null when the bank does not tell it. */
  balance: number | null;
  /** Public id of the shop's account; 0 when it is not known. */
  bankAccount: number;
  payer: string;
  texts: string[];
}

export interface ComparedRows {
  /** Rows that are transfers of earlier statements, with the line; null for that of another row of this one. */
  duplicates: Map<StatementRow, KnownLine | null>;
  /** Rows that may be, with the line that they may be; null for a row of this statement. */
  maybe: Map<StatementRow, number | null>;
}

/**
 * Compares the rows of a statement with the lines that are kept. A row is the same transfer where a key says so, or
 * where day, amount and balance are equal and one of the two tells no time, unless another person pays. Without a
 * balance on one side the loose keys decide. It may be the same where only the time and the amount are equal, whoever
 * pays, because banks cut and mask names, unless both have the same balance and another transfer code; or a few minutes apart, where the balances are equal, or one is not told and
 * the payer may be the same. No other row of the statement may be that line. A message that tells no balance may be any
 * other of its payer, minute and amount in the paste.
 *
 * Two accounts of the shop can have equal transfers, and one statement can be entered for two accounts: such a row only
 * may be the same. A statement whose account is not known may be of any.
 */
export function compareRows(
  rows: readonly StatementRow[],
  bankAccount: number,
  known: readonly KnownLine[],
): ComparedRows {
  const lines = new TransfersByDay(known);
  const likenessOf = payerComparison();
  const isOther = (one: StatementRow, other: StatementRow | KnownLine) => likenessOf(one, other) === "other";
  const unmatched = new Set(known);
  const duplicates = new Map<StatementRow, KnownLine | null>();
  const match = (isSame: (row: StatementRow, line: KnownLine) => boolean) => {
    for (const row of rows.filter((one) => !duplicates.has(one))) {
      const like = lines.of(row).filter((one) => isOurs(one, bankAccount) && isSame(row, one));
      const line = like.find((one) => likenessOf(row, one) === "same") ?? like.find((one) => !isOther(row, one));
      if (!line) continue;
      duplicates.set(row, line);
      unmatched.delete(line);
    }
  };
  match((row, line) => row.key === line.key);
  match((row, line) => row.looseKey === line.looseKey && !bothTellBalance(row, line));
  match((row, line) => unmatched.has(line) && row.balance === line.balance && isSameTime(row, line));
  const maybe = new Map<StatementRow, number | null>();
  const before = new TransfersByDay([...duplicates.keys()]);
  for (const row of rows.filter((one) => !duplicates.has(one))) {
    const line = lines
      .withinOneDay(row)
      .find(
        (one) =>
          unmatched.has(one) &&
          !isToldApart(row, one) &&
          (mayBeSame(row, one) || (isSameMoment(row, one) && (bothTellBalance(row, one) || !isOther(row, one)))),
      );
    const own = before.of(row).filter((other) => mayBeSame(row, other));
    const equal = own.some((other) => other.key === row.key && !isOther(row, other));
    if (equal && row.balance !== undefined) duplicates.set(row, null);
    else if (line) maybe.set(row, line.number);
    else if (equal || own.some((other) => isToldOtherwise(row, other) || (isBareMessage(row) && !isOther(row, other))))
      maybe.set(row, null);
    before.add(row);
  }
  return { duplicates, maybe };
}

/** Whether transfer codes tell two transfers of one minute and balance apart: money came, went, and came again. */
function isToldApart(row: StatementRow, line: KnownLine): boolean {
  const tellTime = row.precision !== "day" && line.precision !== "day";
  return tellTime && bothTellBalance(row, line) && haveOtherCodes(row, line);
}

/**
 * Whether a row was a message that tells no balance: it may be copied twice, where a bank's list has each transfer once.
 * A message is a text of its row whole, with its time.
 */
function isBareMessage({ at, balance, texts }: StatementRow): boolean {
  const clock = koreanTime(at)
    .slice(DAY_LENGTH + 1, MINUTE_LENGTH)
    .replace(/^0/, "");
  return balance === undefined && texts.some((text) => text.includes(clock));
}

/** Whether two messages of one paste can tell one transfer: a list tells each once, and in one way. */
function isToldOtherwise(one: StatementRow, other: StatementRow): boolean {
  return one.account !== other.account || (one.balance === undefined) !== (other.balance === undefined);
}

type Transfer = Pick<StatementRow, "at" | "precision" | "amount"> & { balance?: number | null };

/** Transfers by day in Korea and amount. */
class TransfersByDay<T extends Transfer> {
  readonly #groups = new Map<string, T[]>();

  constructor(transfers: readonly T[]) {
    for (const transfer of transfers) this.add(transfer);
  }

  add(transfer: T) {
    const key = groupOf(transfer.at, transfer.amount);
    const group = this.#groups.get(key);
    if (group) group.push(transfer);
    else this.#groups.set(key, [transfer]);
  }

  of({ at, amount }: Transfer): readonly T[] {
    return this.#groups.get(groupOf(at, amount)) ?? [];
  }

  /** Also of the day before and the day after. */
  withinOneDay({ at, amount }: Transfer): T[] {
    return [0, -DAY_MS, DAY_MS].flatMap(
      (ms) => this.#groups.get(groupOf(new Date(Date.parse(at) + ms).toISOString(), amount)) ?? [],
    );
  }
}

function groupOf(at: string, amount: number): string {
  return `${koreanTime(at).slice(0, DAY_LENGTH)} ${amount}`;
}

const DAY_LENGTH = "2026-11-25".length;
const MINUTE_LENGTH = "2026-11-25 14:02".length;

function isOurs(line: KnownLine, bankAccount: number): boolean {
  return !line.bankAccount || !bankAccount || line.bankAccount === bankAccount;
}

function tellsBalance({ balance }: Transfer): boolean {
  return balance !== undefined && balance !== null;
}

function bothTellBalance(one: Transfer, other: Transfer): boolean {
  return tellsBalance(one) && tellsBalance(other);
}

/** Whether two transfers have one time, as exactly as the one tells it that tells less. Messages tell no seconds. */
function isSameTime(one: Transfer, other: Transfer): boolean {
  const length = one.precision === "day" || other.precision === "day" ? DAY_LENGTH : MINUTE_LENGTH;
  return koreanTime(one.at).slice(0, length) === koreanTime(other.at).slice(0, length);
}

function mayBeSame(one: Transfer, other: Transfer): boolean {
  return isSameTime(one, other) && (!bothTellBalance(one, other) || one.balance === other.balance);
}

/** How far apart an alert and the bank's file may date one transfer. */
const MOMENT_MINUTES = 5;

/** Whether two transfers are dated a few minutes apart at most, over midnight too, and no balances tell them apart. */
function isSameMoment(one: Transfer, other: Transfer): boolean {
  if (bothTellBalance(one, other) && one.balance !== other.balance) return false;
  if (one.precision === "day" && other.precision === "day") return isSameTime(one, other);
  const [[from, to], [otherFrom, otherTo]] = [minutesOf(one), minutesOf(other)];
  return Math.max(otherFrom - to, from - otherTo) <= MOMENT_MINUTES;
}

/** The first and the last minute in which a transfer can have been. */
function minutesOf(transfer: Transfer): [from: number, to: number] {
  const [from, to] = timeRange(transfer);
  return [Math.floor(from / MINUTE_MS), Math.floor(to / MINUTE_MS)];
}

const MINUTE_MS = 60_000;
