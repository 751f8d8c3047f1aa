import { OWNERS } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { textMessageMonth } from "../contract";
import { findTextMessageMonth } from "../read-models/text-message-month";

export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/text-messages",
    role: "admin",
    staff: OWNERS,
    summary: "How many text messages went in this month, and what they cost.",
    answer: textMessageMonth,
    handler: async (_request, response) => response.json(await findTextMessageMonth(shopPool())),
  },
];
