import { list } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { recallInput, recallLot, recallLotQuery, recallOrder, recallOrdersQuery } from "../contract";

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
  },
];
