import { serverDate } from "@zakh/kit/browser/server-time";
import { seoulDay } from "@zakh/kit/contract";
import type { Period } from "../../resources/month";
import { type ListAddress, readListAddress } from "../../ui/lists/list-address";

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
/** No month of the shop is before. */
const FIRST_YEAR = 2000;

interface MonthFilters {
  month: string;
  /** The day on which bank and shop are compared; "" is the whole month. */
  day: string;
}

/** Reads the URL: `?month=2026-11&day=2026-11-05`; "" is the present month. A day of another month counts as none. */
export function readMonthAddress(search: URLSearchParams): ListAddress<MonthFilters> {
  const address = readListAddress<MonthFilters>(search, { month: readMonth, day: readDay });
  const { month, day } = address.filters;
  const { from, to } = daysOf(month || presentMonth());
  return { ...address, filters: { month, day: day >= from && day <= to ? day : "" } };
}

function readDay(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : "";
}

function readMonth(value: string): string {
  const year = Number(MONTH.exec(value)?.[1] ?? 0);
  return year >= FIRST_YEAR ? value : "";
}

/** The present month in Seoul. */
export function presentMonth(now = serverDate()): string {
  return seoulDay(now).slice(0, 7);
}

/** The first and the last day of a month. */
export function daysOf(month: string): Period {
  return { from: `${month}-01`, to: dayOf(yearOf(month), monthOf(month) + 1, 0) };
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  return dayOf(yearOf(month), monthOf(month) + months, 1).slice(0, 7);
}

export function yearOf(month: string): number {
  return Number(month.slice(0, 4));
}

/** 1 to 12. */
export function monthOf(month: string): number {
  return Number(month.slice(5, 7));
}

/** Month and day may be out of range: day 0 is the last one of the month before. */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
