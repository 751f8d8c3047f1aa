import type { StatementRow } from "./statement";
import type { Cell } from "./table";

/** Korea is 9 h ahead of UTC all year. */
const KOREA_MS = 9 * 60 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;
/** Day 0 of Excel's serial dates, and how many days later it is in a workbook that counts from 1904. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
/** Serial dates of the years 2000 to 2099; a larger number is written out, as 20240115162405. */
const SERIAL_DAYS = { from: 36_526, below: 73_051 };

/** 2024-01-15, 24.01.15, 2024년 1월 15일, 20240115; Korea writes the year first, also with two digits. */
const DATE = /^(\d{4}|\d{2})[-./년]\s*(\d{1,2})[-./월]\s*(\d{1,2})(?:[.일](?!\d))?(?!\d)|^(\d{4})(\d{2})(\d{2})/;
/** 27/11/2026 and 11/27/2026, of which only a number above 12 says which is the day. */
const YEAR_LAST = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?!\d)/;
/** Nov 27, 2026; 27 Nov 2026 */
const MONTH_IN_WORDS = /^(?:([a-z]{3,9})\.?\s+(\d{1,2}),?|(\d{1,2})\s+([a-z]{3,9})\.?,?)\s+(\d{4})(?!\d)/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** An hour with minutes, before or after which it says which half of the day it is; 시 needs no minutes. */
const TIME =
  /^(오전|오후|[AP]\.?M\.?)?\s*(\d{1,2})(?:[:시]\s*(\d{2})(?:[:분]\s*(\d{2})(?:[.,]\d+)?)?\s*[초분]?|시)\s*(오전|오후|[AP]\.?M\.?)?$/i;
/** Behind a time: Z, +09:00, +0900, +09, KST. */
const ZONE = /\s*(?:(Z|UTC|GMT)|KST|([-+])(\d{2}):?(\d{2})?)$/i;
const KOREA_MINUTES = 9 * 60;

export type Moment = Pick<StatementRow, "at" | "precision">;

interface Clock {
  hour: number;
  minute: number;
  second?: number;
  /** Minutes ahead of UTC, where it is told. */
  zone?: number;
}

/**
 * When a row happened, from its date cell and, if the bank keeps the time apart, its time cell. Both are Korea's time,
 * unless a zone stands behind. Undefined when there is no such date.
 * @param since1904 `TableRow.since1904`
 */
export function parseTime(date: Cell | undefined, time?: Cell, since1904 = false): Moment | undefined {
  const serial = toSerial(date, since1904);
  if (serial !== undefined) {
    const seconds = Math.round((serial % 1) * 86_400);
    if (seconds === 0) return toMoment(dayOfSerial(serial), parseClock(time));
    return toMoment(dayOfSerial(serial), clockOf(seconds));
  }
  // A date and time as one number may be written with an exponent; with fewer digits the hour is lost.
  const written = typeof date === "number" || /^\d\.\d{9,}e\+?13$/i.test(date ?? "") ? String(Number(date)) : date;
  const text = (written ?? "")
    .normalize("NFKC")
    .replace(/[[\]]|\([일월화수목금토]\)/g, " ")
    .trim();
  const day = readDay(text);
  if (!day) return undefined;
  const rest = text.slice(day.length).replace(/^[T,.\s-]+/, "");
  const clock = parseClock(rest || time);
  // A range of dates, or anything else that follows, is not the time of a transfer.
  if (rest && !clock) return undefined;
  return toMoment(day.parts, clock);
}

interface WrittenDay {
  /** Year, month, day. */
  parts: number[];
  /** Of the text that says it. */
  length: number;
}

function readDay(text: string): WrittenDay | undefined {
  const first = DATE.exec(text);
  if (first) {
    const [year = 0, month = 0, day = 0] = groupsOf(first).map(Number);
    return { parts: [year < 100 ? 2000 + year : year, month, day], length: first[0].length };
  }
  const last = YEAR_LAST.exec(text);
  if (last) {
    const [one = 0, other = 0, year = 0] = groupsOf(last).map(Number);
    if (one <= 12 === other <= 12 && one !== other) return undefined;
    return { parts: one > 12 ? [year, other, one] : [year, one, other], length: last[0].length };
  }
  const inWords = MONTH_IN_WORDS.exec(text);
  if (!inWords) return undefined;
  const [, before, dayAfter, dayBefore, after, year] = inWords;
  const month = MONTHS.indexOf((before ?? after ?? "").slice(0, 3).toLowerCase()) + 1;
  return { parts: [Number(year), month, Number(dayAfter ?? dayBefore)], length: inWords[0].length };
}

function groupsOf(found: RegExpExecArray): string[] {
  return found.slice(1).flatMap((part) => part ?? []);
}

/** The instant of a date and a clock in Korea. Undefined when there is no such day or hour. */
export function toMoment([year = 0, month = 0, day = 0]: number[], clock: Clock | undefined): Moment | undefined {
  const { hour = 0, minute = 0, second = 0 } = clock ?? {};
  const start = new Date(Date.UTC(year, month - 1, day));
  // 24:00:00 is the end of a day.
  const hours = minute === 0 && second === 0 ? 24 : 23;
  const exists = start.getUTCMonth() === month - 1 && start.getUTCDate() === day && hour <= hours;
  const local = new Date(start.getTime() + ((hour * 60 + minute) * 60 + second) * 1000);
  if (!exists || minute > 59 || second > 59 || year < 2000 || year > 2099) return undefined;
  const at = new Date(local.getTime() - (clock?.zone ?? KOREA_MINUTES) * 60_000).toISOString();
  return { at, precision: !clock ? "day" : clock.second === undefined ? "minute" : "second" };
}

/** Date and time in Korea, `2024-01-15T16:24:05`. */
export function koreanTime(at: string): string {
  return new Date(Date.parse(at) + KOREA_MS).toISOString().slice(0, 19);
}

/** The hour of "16:24:05", "오후 4:24", 162405, or of Excel's fraction of a day. */
function parseClock(cell: Cell | undefined): Clock | undefined {
  if (cell === undefined || cell === "") return undefined;
  const fraction = Number(cell);
  if (fraction > 0 && fraction < 1) return clockOf(Math.round(fraction * 86_400));
  const written = String(cell)
    .normalize("NFKC")
    .trim()
    .replace(/^(\d{1,2})\.(\d{2})\.(\d{2})$/, "$1:$2:$3");
  // Excel drops the zero before the hour of a number.
  if (/^\d{3,6}$/.test(written)) {
    const digits = written.padStart(written.length > 4 ? 6 : 4, "0");
    const second = digits.length === 6 ? Number(digits.slice(4)) : undefined;
    return { hour: Number(digits.slice(0, 2)), minute: Number(digits.slice(2, 4)), second };
  }
  const [, before, hours, minutes = 0, seconds, after] = TIME.exec(written.replace(ZONE, "")) ?? [];
  if (!hours) return undefined;
  const half = before ?? after;
  // 14:02 PM is written by programs that do not count to twelve.
  const hour = half && Number(hours) <= 12 ? (Number(hours) % 12) + (/오후|P/i.test(half) ? 12 : 0) : Number(hours);
  const second = seconds === undefined ? undefined : Number(seconds);
  return { hour, minute: Number(minutes), second, zone: zoneOf(written) };
}

function zoneOf(written: string): number | undefined {
  const found = ZONE.exec(written);
  if (!found) return undefined;
  const [, utc, sign, hours = 0, minutes = 0] = found;
  if (!sign) return utc ? 0 : KOREA_MINUTES;
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
}

function clockOf(seconds: number): Clock {
  return { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
}

function toSerial(cell: Cell | undefined, since1904: boolean): number | undefined {
  if (typeof cell === "string" && !/^\d{5}(\.\d+)?$/.test(cell)) return undefined;
  const serial = Number(cell) + (since1904 ? DAYS_TO_1904 : 0);
  return serial >= SERIAL_DAYS.from && serial < SERIAL_DAYS.below ? serial : undefined;
}

function dayOfSerial(serial: number): number[] {
  const day = new Date(EXCEL_EPOCH + Math.floor(serial) * DAY_MS);
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
}
