import type { Call } from "@zakh/kit/http/calls";
import { delivery } from "../contract/delivery";
import { shownDelivery } from "../read-models/delivery";

/** What shoppers are told about delivery. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/delivery",
    role: "visitor",
    summary: "What shoppers are told about delivery: Korea's holidays, the cut-off hour, and when the shop is closed.",
    answer: delivery,
    handler: shownDelivery.handler,
  },
];
