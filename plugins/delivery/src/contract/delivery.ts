import { day } from "@zakh/kit/contract";
import { closedPeriod, island } from "@zakh/site-settings/contract";
import { z } from "zod";

/** `GET /api/delivery`: what shoppers are told about delivery, with which `planDelivery` counts the days. */
export const delivery = z.object({
  /** Whether shoppers are told when an order leaves and arrives. */
  hasDays: z.boolean(),
  /** What is paid from this hour on (Asia/Seoul) does not leave on the same day; 24 is the end of the day. */
  cutOffHour: z.number().int().min(0).max(24),
  /** Whether couriers bring on Saturdays. */
  saturdays: z.boolean(),
  /** Hours from an order by transfer to its payment deadline; 0 for none (rulings 49 and 61). */
  paymentHours: z.number().int().min(0),
  /** Korea's holidays, and the couriers' day off, of this year and the next. */
  holidays: z.array(day),
  /** The last year whose holidays are known. */
  holidaysUntil: z.number().int(),
  /** From which sum of the goods on an order has no shipping fee, in won; 0 for none. */
  freeFrom: z.number().int().min(0),
  /** Where delivery costs more and takes a day longer, or is not offered. */
  islands: z.array(island),
  /** When the shop is closed. */
  closed: z.array(closedPeriod),
  /** Whether forms of addresses offer Korea's postcode search. */
  postcodeSearch: z.boolean(),
});
export type Delivery = z.infer<typeof delivery>;
