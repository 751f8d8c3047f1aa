import type { Weekday } from "@zakh/catalog/contract";
import { z } from "zod";

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = z.string({ error: "opening_hours_invalid" }).regex(CLOCK, "opening_hours_invalid");

/** One day's hours: those that close before they open do so on the next day, and those that close when they open never do. */
const span = z.object({ open: time, close: time }, { error: "opening_hours_invalid" });

const day = span.nullable().optional();

/** Opening hours by weekday as `HH:mm`; `null` means closed that day, an absent day is unknown. */
export const openingHours = z.strictObject(
  { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day } satisfies Record<Weekday, typeof day>,
  { error: "opening_hours_invalid" },
);
export type OpeningHours = z.infer<typeof openingHours>;
