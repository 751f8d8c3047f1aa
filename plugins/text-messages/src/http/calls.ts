import { OWNERS } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { textMessageMonth } from "../contract";

export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/text-messages",
    role: "admin",
    staff: OWNERS,
    summary: "How many text messages went in this month, and what they cost.",
    answer: textMessageMonth,
  },
];
