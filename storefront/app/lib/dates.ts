const DATE = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  year: "numeric",
  month: "long",
  day: "numeric",
});
const DATE_TIME = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
});

/** `2026년 7월 3일`, the day in Seoul (spec §9, ruling 13). */
export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}

/** `2026. 07. 03. 14:05`, the time in Seoul. */
export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}
