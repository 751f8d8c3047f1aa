import { paragraph } from "@zakh/kit/contract";
import { z } from "zod";

/** `POST /api/page-failures`: what a page's own code threw. A query may hold a mail address or a key, so a path has none. */
export const pageFailureInput = z.object({
  page: paragraph(200).regex(/^\/[^?#]*$/, "text_invalid"),
  message: paragraph(300),
  stack: paragraph(2000),
});
export type PageFailureInput = z.infer<typeof pageFailureInput>;
