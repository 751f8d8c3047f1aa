const DATE = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});
/** `2026. 7. 3.`, the day in Seoul (spec §9, ruling 13): in figures, because the other days beside it have words of the page's language. */
export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}
