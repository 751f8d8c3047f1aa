import { OWNERS, pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { ONCE } from "@zakh/orders/http/idempotency-key";
import {
  commissionInput,
  payoutList,
  payoutsExportQuery,
  payoutsInput,
  payoutsPaidInput,
  payoutsQuery,
  preparedPayouts,
  statementQuery,
  storeBooks,
  storeBooksList,
  storeEntryInput,
  storeStatement,
} from "../contract";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const OWNER = { role: "admin", staff: OWNERS } as const;
const NO_STORE = { 404: ["seller_not_found"] } as const;

/** The books of stores (ruling 55), for owners of the shop; a store's owner reads its own by the calls of the marketplace. */
const bookCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/store-books",
    ...OWNER,
    summary:
      "What the shop owes each store, most first: balance, what can be paid out, what is prepared, rate, account.",
    query: pageQuery,
    answer: storeBooksList,
  },
  {
    method: "GET",
    path: "/api/admin/store-books/:id",
    ...OWNER,
    summary: "The same of one store.",
    answer: storeBooks,
    refusals: NO_STORE,
  },
  {
    method: "GET",
    path: "/api/admin/store-books/:id/statement",
    ...OWNER,
    summary: "A store's month: opening and closing balance, and every entry between.",
    query: statementQuery,
    answer: storeStatement,
    refusals: NO_STORE,
  },
  {
    method: "GET",
    path: "/api/admin/store-books/:id/statement/export",
    ...OWNER,
    summary: "The same as a workbook.",
    query: statementQuery,
    media: [XLSX],
    refusals: NO_STORE,
  },
  {
    method: "POST",
    path: "/api/admin/store-books/:id/entries",
    ...OWNER,
    summary: "Adds a correction with its reason, or money of an order that the store took itself.",
    ...ONCE,
    body: storeEntryInput,
    answer: storeBooks,
    refusals: {
      400: ["idempotency_key_too_long"],
      404: ["seller_not_found", "books_order_not_found"],
      409: ["taken_too_much", "conflict"],
      422: ["idempotency_key_reused"],
    },
  },
  {
    method: "PUT",
    path: "/api/admin/store-books/:id/commission",
    ...OWNER,
    summary: "Sets a store's commission for orders that are placed from now on, in hundredths of a per cent.",
    body: commissionInput,
    answer: storeBooks,
    refusals: { ...NO_STORE, 409: ["conflict"] },
  },
];

/** Payouts, which the shop transfers by hand. */
const payoutCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/payouts",
    ...OWNER,
    summary:
      "The payouts of a month, or of all, newest first; in pages with limit and offset, then with X-Total-Count.",
    query: payoutsQuery,
    answer: payoutList,
  },
  {
    method: "POST",
    path: "/api/admin/payouts",
    ...OWNER,
    summary:
      "Prepares a payout of the month for each store to which something can be paid out: one for each, however often it is asked for.",
    body: payoutsInput,
    answer: preparedPayouts,
    refusals: { 409: ["payouts_off", "payout_month_ahead", "conflict"] },
  },
  {
    method: "POST",
    path: "/api/admin/payouts/paid",
    ...OWNER,
    summary: "Notes payouts as paid, or takes that back: all of them or none. Those that are so already stay.",
    body: payoutsPaidInput,
    status: 204,
    refusals: { 404: ["payout_not_found"], 409: ["conflict"] },
  },
  {
    method: "GET",
    path: "/api/admin/payouts/export",
    ...OWNER,
    summary:
      "The payouts of a month, or of every month, that are not paid, as a workbook in the layout of a bank's bulk transfer.",
    query: payoutsExportQuery,
    media: [XLSX],
    refusals: { 409: ["payouts_off", "no_payouts_to_pay", "payout_exceeds"] },
  },
  {
    method: "DELETE",
    path: "/api/admin/payouts/:id",
    ...OWNER,
    summary: "Withdraws a payout that is not paid, so that it can be prepared anew.",
    status: 204,
    refusals: { 404: ["payout_not_found"], 409: ["payout_paid", "conflict"] },
  },
];

export const calls: readonly Call[] = [...bookCalls, ...payoutCalls];
