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
  const there = new Date(Date.parse(iso) + SEOUL_MS);
  const [month, day] = [there.getUTCMonth(), there.getUTCDate()];
  const weekday = WEEKDAYS[language][there.getUTCDay()];
  const time = there.toISOString().slice(11, 16);
  const text: Record<Language, string> = {
    mn: `${month + 1}-р сарын ${day}, ${weekday} гараг, ${time}`,
    ru: `${weekday}, ${day} ${MONTHS.ru[month]}, ${time}`,
    en: `${weekday}, ${day} ${MONTHS.en[month]}, ${time}`,
    ko: `${month + 1}월 ${day}일 (${weekday}) ${time}`,
  };
  return text[language];
}
