import { SEOUL_MS } from "@zakh/kit/contract";

/** 택배 없는 날: on this day no courier works (MM-dd). */
const COURIERS_DAY_OFF = "08-14";

export interface Holidays {
  /** yyyy-MM-dd. */
  days: string[];
  /** The last year of them whose holidays have been published. */
  until: number;
}

/** Korea's holidays of the year of `at` and of the next, as far as the gazette has published them. */
export async function koreanHolidays(at: Date): Promise<Holidays> {
  const year = new Date(at.getTime() + SEOUL_MS).getUTCFullYear();
  const published = await Promise.all([holidaysOf(year), holidaysOf(year + 1)]);
  return {
    days: published.flatMap((days, later) => [...(days ?? []), `${year + later}-${COURIERS_DAY_OFF}`]).sort(),
    until: year - 1 + published.filter(Boolean).length,
  };
}

/** Null for a year that the library does not have yet: then weekends and the shop's own closed days count. */
async function holidaysOf(year: number): Promise<string[] | null> {
  // An ES module, which a CommonJS one can only load like this.
  const { getHolidayPreset } = await import("@hyunbinseo/holidays-kr");
  try {
    return Object.keys(await getHolidayPreset(String(year)));
  } catch {
    return null;
  }
}
