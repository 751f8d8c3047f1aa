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
/** 27/11/2026, or 11/27/2026: see `withYearFirst`. */
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})(?!\d)/;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Nov 27, 2026; 27-Nov-2026 */
const MONTH_NAMED =
  /^(?:(?<before>\d{1,2})[-\s]+)?(?<name>[A-Z]{3})[a-z]*\.?[-\s]+(?:(?<after>\d{1,2}),?\s+)?(?<year>\d{4})(?!\d)/i;
/** 14.03.31 */
const DOTTED = /^(\d{1,2})\.(\d{2})\.(\d{2})$/;
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
  const text = dateText(date);
  const found = dateIn(text);
  if (!found) return undefined;
  const rest = text.slice(found.length).replace(/^(?:[T,.\s]+|-(?=\d+:\d+:))/, "");
  const clock = parseClock(rest || time);
  // A range of dates, or anything else that follows, is not the time of a transfer.
  if (rest && !clock) return undefined;
  return toMoment(found.day, clock);
}

function dateText(date: Cell | undefined): string {
  // A date and time as one number may be written with an exponent; with fewer digits the hour is lost.
  const written = typeof date === "number" || /^\d\.\d{9,}e\+?13$/i.test(date ?? "") ? String(Number(date)) : date;
  return (written ?? "")
    .normalize("NFKC")
    .replace(/[[\]]|\([일월화수목금토](?:요일)?\)|(?<=일\s)[일월화수목금토]요일/g, " ")
    .trim();
}

/** The date with which a text begins, as year, month and day, and how long it is. */
function dateIn(text: string): { day: number[]; length: number } | undefined {
  const found = DATE.exec(text);
  if (found) {
    const [year = 0, month = 0, day = 0] = found
      .slice(1)
      .flatMap((part) => part ?? [])
      .map(Number);
    return { day: [year < 100 ? 2000 + year : year, month, day], length: found[0].length };
  }
  const [last, one, , other, year] = YEAR_LAST.exec(text) ?? [];
  if (last) {
    if (isDayFirst(text) === undefined && one !== other) return undefined;
    const [month, day] = isDayFirst(text) ? [other, one] : [one, other];
    return { day: [year, month, day].map(Number), length: last.length };
  }
  const named = MONTH_NAMED.exec(text);
  const { before, name = "", after, year: fourth } = named?.groups ?? {};
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (!named || month === 0 || (before === undefined) === (after === undefined)) return undefined;
  return { day: [Number(fourth), month, Number(before ?? after)], length: named[0].length };
}

/** Whether the day stands before the month in a date whose year is last; undefined where both may be either. */
function isDayFirst(text: string): boolean | undefined {
  const [, one, , other] = YEAR_LAST.exec(text) ?? [];
  return Number(one) > 12 ? true : Number(other) > 12 ? false : undefined;
}

/**
 * A column of dates, with the year first where it was last and other dates of the column tell what stands before it: with 27/11/2026 in it,
 * 05/11/2026 is of November. Where none tells, or two differ, it stays as it is.
 */
export function withYearFirst(column: readonly (Cell | undefined)[]): (Cell | undefined)[] {
  const [dayFirst, ...others] = new Set(column.flatMap((cell) => isDayFirst(dateText(cell)) ?? []));
  if (dayFirst === undefined || others.length > 0) return [...column];
  const order = dayFirst ? "$4-$3-$1" : "$4-$1-$3";
  return column.map((cell) => (typeof cell === "string" ? dateText(cell).replace(YEAR_LAST, order) : cell));
}

/** The instant of a date and a clock in Korea. Undefined when there is no such day or hour. */
export function toMoment([year = 0, month = 0, day = 0]: number[], clock: Clock | undefined): Moment | undefined {
  const { hour = 0, minute = 0, second = 0 } = clock ?? {};
  const midnight = new Date(Date.UTC(year, month - 1, day));
  // 24:00:00 ends the day.
  const isHour = hour < 24 || (hour === 24 && minute === 0 && second === 0);
  const exists = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day && isHour;
  const local = new Date(midnight.getTime() + ((hour * 60 + minute) * 60 + second) * 1000);
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
  const written = String(cell).normalize("NFKC").trim().replace(DOTTED, "$1:$2:$3");
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
