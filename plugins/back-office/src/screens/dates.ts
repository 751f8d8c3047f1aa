/** The shop's time zone (ruling 13). */
const ZONE = "Asia/Seoul";

// Digits only, so that a browser without Mongolian month names shows the same (spec §9: Mongolian locale in admin).
const day = new Intl.DateTimeFormat("mn-MN", { timeZone: ZONE, year: "numeric", month: "2-digit", day: "2-digit" });
const clock = new Intl.DateTimeFormat("mn-MN", {
  timeZone: ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Date in Seoul, in the Mongolian format: "2025.11.21". `iso` is an ISO 8601 time. */
export function dateOnly(iso: string): string {
  return dateTime(iso).slice(0, "2025.11.21".length);
}

/** Date and time in Seoul, in the Mongolian format: "2025.11.21 14:05". `iso` is an ISO 8601 time. */
export function dateTime(iso: string): string {
  const date = new Date(iso);
  const [year, month, dayOfMonth] = ["year", "month", "day"].map(
    (type) => day.formatToParts(date).find((part) => part.type === type)?.value ?? "",
  );
  return `${year}.${month}.${dayOfMonth} ${clock.format(date)}`;
}
