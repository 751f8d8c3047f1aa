const DATE = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  year: "numeric",
  month: "long",
  day: "numeric",
});
/** `2026년 7월 3일`, the day in Seoul (spec §9, ruling 13). */
export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}
