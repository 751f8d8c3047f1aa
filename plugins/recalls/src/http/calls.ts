import { adminOf } from "@zakh/accounts/http/guards";
import { sendPage } from "@zakh/kit/cache/send-list";
import { list } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { addLogFields } from "@zakh/kit/log/request-context";
import {
  type RecallInput,
  type RecallLotQuery,
  type RecallOrdersQuery,
  recallInput,
  recallLot,
  recallLotQuery,
  recallOrder,
  recallOrdersQuery,
} from "../contract";
import { findRecallLot } from "../read-models/recall-lot";
import { listRecallOrders } from "../read-models/recall-orders";
import { recallLotWorkflow } from "../workflows/recall-lot";

/** Every call about recalls. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/recalls/lot",
    role: "admin",
    summary:
      "A lot by its trace number: what was packed of it, how many have it, and how many were told. Never cached.",
    query: recallLotQuery,
    answer: recallLot,
    refusals: { 400: ["trace_number_invalid"] },
    handler: async (request, response) => {
      const { number } = request.validatedQuery as RecallLotQuery;
      response.json(await findRecallLot(shopPool(), number));
    },
  },
  {
    method: "GET",
    path: "/api/admin/recalls/orders",
    role: "admin",
    summary:
      "The orders that have a lot, with the phones of their buyers and what became of the mail, the newest first; in pages, with X-Total-Count. Never cached.",
    query: recallOrdersQuery,
    answer: list(recallOrder),
    refusals: { 400: ["trace_number_invalid"] },
    handler: async (request, response) => {
      const { rows, total } = await listRecallOrders(shopPool(), request.validatedQuery as RecallOrdersQuery);
      sendPage(request, response, rows, total);
    },
  },
  {
    method: "POST",
    path: "/api/admin/recalls",
    role: "admin",
    summary:
      "Recalls a lot: a mail to the buyer of each order that has it and was sent or delivered, once for each order however often it is asked for",
    body: recallInput,
    answer: recallLot,
    refusals: { 400: ["trace_number_invalid"] },
    handler: async (request, response) => {
      const { number, name } = adminOf(request);
      const input = { ...(request.validatedBody as RecallInput), by: { number, name } };
      addLogFields({ traceNumber: input.traceNumber, by: number });
      await recallLotWorkflow(request.scope).run({ input });
      response.json(await findRecallLot(shopPool(), input.traceNumber));
    },
  },
];
