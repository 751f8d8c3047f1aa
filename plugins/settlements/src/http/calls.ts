import { sendList, sendPage } from "@zakh/kit/cache/send-list";
import { OWNERS, pageQuery } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import { keyedRequest, ONCE } from "@zakh/orders/http/idempotency-key";
import {
  type CommissionInput,
  commissionInput,
  type PayoutsExportQuery,
  type PayoutsInput,
  type PayoutsPaidInput,
  type PayoutsQuery,
  payoutList,
  payoutsExportQuery,
  payoutsInput,
  payoutsPaidInput,
  payoutsQuery,
  preparedPayouts,
  type StoreEntryInput,
  statementQuery,
  storeBooks,
  storeBooksList,
  storeEntryInput,
  storeStatement,
} from "../contract";
import { listPayouts } from "../read-models/payouts";
import { listStoreBooks } from "../read-models/store-books";
import { addStoreEntryWorkflow } from "../workflows/add-store-entry";
import { markPayoutsWorkflow } from "../workflows/mark-payouts";
import { preparePayoutsWorkflow } from "../workflows/prepare-payouts";
import { setCommissionWorkflow } from "../workflows/set-commission";
import { settleBeforeReading } from "../workflows/settle-orders";
import { withdrawPayoutWorkflow } from "../workflows/withdraw-payout";
import { answerBooks, storeOfPath } from "./answer-books";
import { sendPayoutsFile } from "./payouts-file";
import { answerStatement, sendStatementFile } from "./statement-file";

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
    handler: async (request, response) => {
      await settleBeforeReading(request.scope);
      sendList(request, response, await listStoreBooks(shopPool()));
    },
  },
  {
    method: "GET",
    path: "/api/admin/store-books/:id",
    ...OWNER,
    summary: "The same of one store.",
    answer: storeBooks,
    refusals: NO_STORE,
    handler: async (request, response) => answerBooks(request, response, await storeOfPath(request)),
  },
  {
    method: "GET",
    path: "/api/admin/store-books/:id/statement",
    ...OWNER,
    summary: "A store's month: opening and closing balance, and every entry between.",
    query: statementQuery,
    answer: storeStatement,
    refusals: NO_STORE,
    handler: async (request, response) => answerStatement(request, response, await storeOfPath(request)),
  },
  {
    method: "GET",
    path: "/api/admin/store-books/:id/statement/export",
    ...OWNER,
    summary: "The same as a workbook.",
    query: statementQuery,
    media: [XLSX],
    refusals: NO_STORE,
    handler: async (request, response) => sendStatementFile(request, response, await storeOfPath(request)),
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
    handler: async (request, response) => {
      const store = writeId(request.params.id);
      const entry = request.validatedBody as StoreEntryInput;
      const by = actorOf(request);
      addLogFields({ store, kind: entry.kind, amount: entry.amount, by: by.number });
      await addStoreEntryWorkflow(request.scope).run({ input: { store, entry, by, request: keyedRequest(request) } });
      await answerBooks(request, response, store);
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
    handler: async (request, response) => {
      const store = writeId(request.params.id);
      const { rate } = request.validatedBody as CommissionInput;
      const by = actorOf(request);
      addLogFields({ store, rate, by: by.number });
      await setCommissionWorkflow(request.scope).run({ input: { store, rate, by } });
      await answerBooks(request, response, store);
    },
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
    handler: async (request, response) => {
      const { rows, total } = await listPayouts(shopPool(), request.validatedQuery as PayoutsQuery);
      sendPage(request, response, rows, total);
    },
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
    handler: async (request, response) => {
      const { period } = request.validatedBody as PayoutsInput;
      const by = actorOf(request);
      addLogFields({ period, by: by.number });
      const { result } = await preparePayoutsWorkflow(request.scope).run({ input: { period, by } });
      response.json(result);
    },
  },
  {
    method: "POST",
    path: "/api/admin/payouts/paid",
    ...OWNER,
    summary: "Notes payouts as paid, or takes that back: all of them or none. Those that are so already stay.",
    body: payoutsPaidInput,
    status: 204,
    refusals: { 404: ["payout_not_found"], 409: ["conflict"] },
    handler: async (request) => {
      const { ids, paid } = request.validatedBody as PayoutsPaidInput;
      const by = actorOf(request);
      addLogFields({ payouts: ids.join(" "), paid: String(paid), by: by.number });
      await markPayoutsWorkflow(request.scope).run({ input: { numbers: ids, paid, by } });
    },
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
    handler: (request, response) => sendPayoutsFile(response, shopPool(), request.validatedQuery as PayoutsExportQuery),
  },
  {
    method: "DELETE",
    path: "/api/admin/payouts/:id",
    ...OWNER,
    summary: "Withdraws a payout that is not paid, so that it can be prepared anew.",
    status: 204,
    refusals: { 404: ["payout_not_found"], 409: ["payout_paid", "conflict"] },
    handler: async (request) => {
      const number = writeId(request.params.id);
      await withdrawPayoutWorkflow(request.scope).run({ input: { number } });
    },
  },
];

export const calls: readonly Call[] = [...bookCalls, ...payoutCalls];
