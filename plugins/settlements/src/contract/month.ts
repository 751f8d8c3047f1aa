import { z } from "zod";

/** A month of the calendar in Asia/Seoul, yyyy-MM. */
export const periodMonth = z.string({ error: "month_invalid" }).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "month_invalid");
