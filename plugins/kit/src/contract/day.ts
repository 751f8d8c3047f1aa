import { z } from "zod";

/** A day of the calendar in Asia/Seoul, yyyy-MM-dd; refuses days that do not exist, as those of a year 0. */
export const day = z
  .string({ error: "date_invalid" })
  .regex(/^\d{4}-\d{2}-\d{2}$/, "date_invalid")
  .refine((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return value >= "0001" && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, "date_invalid");
