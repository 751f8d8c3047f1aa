import { DAY_MS, SEOUL_MS, seoulDay } from "@zakh/kit/contract";
import type { ClosedPeriod } from "@zakh/site-settings/contract";
import type { Delivery } from "./delivery";

/** When a parcel leaves and arrives; days in Asia/Seoul, yyyy-MM-dd. */
export interface DeliveryPlan {
  leavesOn: string;
  arrivesOn: string;
  /** The payment must be there before this moment for it to leave that day; ISO 8601. */
  payBefore: string;
}

export type DeliveryCalendar = Pick<Delivery, "hasDays" | "cutOffHour" | "saturdays" | "holidays" | "closed">;

const HOUR_MS = DAY_MS / 24;

/** How far ahead a day is looked for; a shop that is closed for longer promises none. */
const DAYS_AHEAD = 200;

/**
 * When an order that is paid at `at` leaves and arrives, for goods that must stay cold. A parcel leaves only on a day whose next day
 * is no day off, because a parcel that stays at the courier's over a day off gets warm: so never on a Friday (unless couriers bring on
 * Saturdays) or the day before a holiday. What is paid from the cut-off hour on leaves on another day. `moreDays` is how many days
 * longer it is on its way, such as to an island; none of them may be a day off.
 *
 * Null where the owner shows no days, or while every day is a day off.
 */
export function planDelivery(calendar: DeliveryCalendar, at: Date, moreDays = 0): DeliveryPlan | null {
  if (!calendar.hasDays) return null;
  const today = seoulDay(at);
  const first = at.getTime() < cutOff(today, calendar.cutOffHour) ? 0 : 1;
  for (let ahead = first; ahead < DAYS_AHEAD; ahead += 1) {
    const leavesOn = dayAfter(today, ahead);
    const isWayFree = Array.from({ length: moreDays + 2 }, (_, later) => dayAfter(leavesOn, later)).every(
      (day) => !isDayOff(calendar, day),
    );
    if (isWayFree) {
      const payBefore = new Date(cutOff(leavesOn, calendar.cutOffHour)).toISOString();
      return { leavesOn, arrivesOn: dayAfter(leavesOn, moreDays + 1), payBefore };
    }
  }
  return null;
}

/** Whether nothing is sent and nothing brought on a day: a Sunday, a Saturday, a holiday, or while the shop is closed. */
export function isDayOff({ saturdays, holidays, closed }: DeliveryCalendar, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || (weekday === 6 && !saturdays)) return true;
  return holidays.includes(day) || closed.some(({ from, to }) => from <= day && day <= to);
}

/** The last day on which the shop takes no orders, where it takes none at `at`: periods that adjoin or overlap are one. */
export function noOrdersUntil(closed: readonly ClosedPeriod[], at: Date): string | undefined {
  const shut = closed.filter(({ takesOrders }) => !takesOrders);
  let last: string | undefined;
  let day = seoulDay(at);
  for (;;) {
    const period = shut.find(({ from, to }) => from <= day && day <= to);
    if (!period) return last;
    last = period.to;
    day = dayAfter(last, 1);
  }
}

/** How many days before the shop closes shoppers are told of it. */
const ANNOUNCED_DAYS = 14;

/** The periods that shoppers are told of: those that are now and those that begin soon, in their order. */
export function announcedPeriods(closed: readonly ClosedPeriod[], at: Date): ClosedPeriod[] {
  const today = seoulDay(at);
  const last = dayAfter(today, ANNOUNCED_DAYS);
  return closed
    .filter(({ from, to }) => to >= today && from <= last)
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** The day so many days after a day; before it for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The moment of a full hour on a day in Seoul, in ms; 24 is its end. */
function cutOff(day: string, hour: number): number {
  return Date.parse(`${day}T00:00:00Z`) - SEOUL_MS + hour * HOUR_MS;
}
