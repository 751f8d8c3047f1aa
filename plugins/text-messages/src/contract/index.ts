import { z } from "zod";

/** `GET /api/admin/text-messages`: what text messages came to in this month, by Seoul's calendar. */
export const textMessageMonth = z.object({
  sent: z.number(),
  /** Not taken: a wrong key, an empty balance, a number that is none. */
  refused: z.number(),
  /** Whole won, by the price that the setting named when each was sent. */
  won: z.number(),
  /** What the service said of the last one that it refused, in its own words; null when the last one was taken. */
  lastRefusal: z.string().nullable(),
});
export type TextMessageMonth = z.infer<typeof textMessageMonth>;
