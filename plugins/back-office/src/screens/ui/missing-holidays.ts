/** From this month on the holidays of the next year should be known. */
const NOVEMBER = 11;

/**
 * The first year whose holidays should be known on a day and are not; undefined where none is missing. `until` is the last year whose
 * holidays are known.
 */
export function yearWithoutHolidays(until: number, today: string): number | undefined {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const needed = month >= NOVEMBER ? year + 1 : year;
  return until < needed ? until + 1 : undefined;
}
