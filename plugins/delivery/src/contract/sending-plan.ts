import { SEOUL_MS, seoulDay } from "@zakh/kit/contract";
import type { ClosedPeriod } from "@zakh/site-settings/contract";
import type { Delivery } from "./delivery";
import { dayAfter } from "./delivery-plan";

/** On which days a store sends its goods, as its owner says. */
interface SendingDays {
  /** From `sun` to `sat`. */
  weekdays: readonly string[];
  /** Days that it needs from the payment on. */
  leadDays: number;
  closed: readonly Pick<ClosedPeriod, "from" | "to">[];
}

/** How far ahead a day is looked for; a store that is closed for longer promises none. */
const DAYS_AHEAD = 200;

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/**
 * The day on which a store sends what is paid at `at` (yyyy-MM-dd): the first of its weekdays after the days that it needs, which is no holiday and on
 * which it is not closed. As for the shop, what is paid from the cut-off hour on counts as paid the next day. Null where it promises none,
 * and while Korea's calendar is not known (`holidaysUntil` 0).
 */
export function planSending(
  days: SendingDays | null,
  { holidays, holidaysUntil, cutOffHour }: Pick<Delivery, "holidays" | "holidaysUntil" | "cutOffHour">,
  at: Date,
): string | null {
  if (!days || holidaysUntil === 0) return null;
  const today = seoulDay(at);
  const first = days.leadDays + (new Date(at.getTime() + SEOUL_MS).getUTCHours() < cutOffHour ? 0 : 1);
  for (let ahead = first; ahead < first + DAYS_AHEAD; ahead += 1) {
    const day = dayAfter(today, ahead);
    if (sendsOn(days, day) && !holidays.includes(day)) return day;
  }
  return null;
}

/** Whether a store sends on this day (yyyy-MM-dd), by its weekdays and the days on which it is closed. */
export function sendsOn({ weekdays, closed }: SendingDays, day: string): boolean {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
  return weekdays.includes(weekday) && !closed.some(({ from, to }) => from <= day && day <= to);
}
