import type { Language } from "./languages";

/**
 * How far Seoul is ahead of UTC, in ms. Korea has no daylight saving time, so no `Intl` is needed; see `numberText` for what that
 * saves.
 */
export const SEOUL_MS = 9 * 60 * 60 * 1000;

/** Months of the year, as they stand after a day. */
const MONTHS = {
  ru: [
    "января",
    "февраля",
    "марта",
    "апреля",
    "мая",
    "июня",
    "июля",
    "августа",
    "сентября",
    "октября",
    "ноября",
    "декабря",
  ],
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
};

/** Days of the week, from Sunday. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  mn: ["Ням", "Даваа", "Мягмар", "Лхагва", "Пүрэв", "Баасан", "Бямба"],
  ru: ["воскресенье", "понедельник", "вторник", "среда", "четверг", "пятница", "суббота"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  ko: ["일", "월", "화", "수", "목", "금", "토"],
};

/**
 * Day, weekday and time in Seoul, such as `Sunday, 29 November, 14:05`; without the year, for times that are near.
 * `iso` is an ISO 8601 time.
 */
export function seoulDayAndTime(iso: string, language: Language): string {
  const at = new Date(iso);
  return `${dayText(seoulDay(at), language)}${language === "ko" ? "" : ","} ${seoulClock(at)}`;
}

/**
 * The day in Seoul at a moment, yyyy-MM-dd. Not by `Intl.DateTimeFormat`: creating one takes a phone a tenth of a second, and Korea has
 * no summer time.
 */
export function seoulDay(at: Date): string {
  return inSeoul(at).slice(0, 10);
}

/** The time of day in Seoul at a moment, HH:mm. */
export function seoulClock(at: Date): string {
  return inSeoul(at).slice(11, 16);
}

function inSeoul(at: Date): string {
  return new Date(at.getTime() + SEOUL_MS).toISOString();
}

/**
 * A day (yyyy-MM-dd) with its weekday, such as `Sunday, 29 November`; without the year, for days that are near. With the day on which it
 * is read, the year is told where it is another one.
 */
export function dayText(day: string, language: Language, readOn = day): string {
  const year = day.slice(0, 4) === readOn.slice(0, 4) ? "" : day.slice(0, 4);
  const there = new Date(`${day}T00:00:00Z`);
  const [month, date] = [there.getUTCMonth(), there.getUTCDate()];
  const weekday = WEEKDAYS[language][there.getUTCDay()];
  const text: Record<Language, string> = {
    mn: `${year && `${year} оны `}${month + 1}-р сарын ${date}, ${weekday} гараг`,
    ru: `${weekday}, ${date} ${MONTHS.ru[month]}${year && ` ${year} г.`}`,
    en: `${weekday}, ${date} ${MONTHS.en[month]}${year && ` ${year}`}`,
    ko: `${year && `${year}년 `}${month + 1}월 ${date}일 (${weekday})`,
  };
  return text[language];
}

/** The first and the last of some days as `dayText`; only the first where they are one day. The last has a year where the first has another. */
export function daysText(from: string, to: string, language: Language, readOn: string): [first: string, last?: string] {
  const first = dayText(from, language, readOn);
  return from === to ? [first] : [first, dayText(to, language, from)];
}
