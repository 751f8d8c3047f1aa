import { adminOf } from "@zakh/accounts/http/guards";
import { type MonthQuery, monthQuery } from "@zakh/bookkeeping/contract";
import { sendPage } from "@zakh/kit/cache/send-list";
import { type Page, pageQuery } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import {
  ignoredPayerList,
  reconciliation,
  type SettleInput,
  type StatementLinesQuery,
  settleInput,
  statementLine,
  statementLineList,
  statementLinesQuery,
} from "../contract";
import { listIgnoredPayers } from "../read-models/ignored-payers";
import { findReconciliation } from "../read-models/reconciliation";
import { listLines } from "../read-models/statement-lines";
import { forgetIgnoredPayerWorkflow } from "../workflows/forget-ignored-payer";
import { ignoreLineWorkflow } from "../workflows/ignore-line";
import { settleLineWorkflow } from "../workflows/settle-line";
import { undoLineWorkflow } from "../workflows/undo-line";
import { answerLine } from "./answer-line";

const DECISION_REFUSALS = ["statement_line_decided", "statement_line_busy", "order_status_changed", "conflict"];

/** The calls of the lines of statements, and of what they agree with. */
export const statementLineCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/statement-lines",
    role: "admin",
    summary:
      "The lines of all statements, or of one, that wait for a decision, or have another state or any, newest first; those that wait in the order of what is to be done",
    query: statementLinesQuery,
    answer: statementLineList,
    handler: async (request, response) => {
      const { rows, total } = await listLines(shopPool(), request.validatedQuery as StatementLinesQuery);
      sendPage(request, response, rows, total);
    },
  },
  {
    method: "GET",
    path: "/api/admin/statement-lines/:id",
    role: "admin",
    summary: "One line, whatever became of it",
    answer: statementLine,
    refusals: { 404: ["statement_line_not_found"] },
    handler: (request, response) => answerLine(response, readId(request.params.id, "statement_line_not_found")),
  },
  {
    method: "POST",
    path: "/api/admin/statement-lines/:id/settle",
    role: "admin",
    summary:
      "Settles a waiting line with the chosen orders: exactly what is due, or one order as part payment, with a rest to return, taken up again, or not needed at all.",
    body: settleInput,
    answer: statementLine,
    refusals: {
      404: ["statement_line_not_found", "order_not_found"],
      409: [
        ...DECISION_REFUSALS,
        "statement_sum_differs",
        "statement_one_order",
        "statement_maybe_entered",
        "statement_maybe_known",
        "transfer_sum_differs",
        "stock_short",
      ],
    },
    handler: async (request, response) => {
      const line = writeId(request.params.id);
      const { number, name } = adminOf(request);
      const { orderIds, as } = request.validatedBody as SettleInput;
      addLogFields({ statement_line: line, orders: orderIds.join(), by: number });
      await settleLineWorkflow(request.scope).run({ input: { line, orders: orderIds, as, by: { number, name } } });
      await answerLine(response, line);
    },
  },
  {
    method: "POST",
    path: "/api/admin/statement-lines/:id/ignore",
    role: "admin",
    summary: "Takes a waiting line out of the queue",
    answer: statementLine,
    refusals: { 404: ["statement_line_not_found"], 409: ["statement_line_decided", "statement_line_busy"] },
    handler: async (request, response) => {
      const line = writeId(request.params.id);
      const { number, name } = adminOf(request);
      addLogFields({ statement_line: line, by: number });
      await ignoreLineWorkflow(request.scope).run({ input: { line, by: { number, name }, always: false } });
      await answerLine(response, line);
    },
  },
  {
    method: "POST",
    path: "/api/admin/statement-lines/:id/ignore-always",
    role: "admin",
    summary:
      "The same for what else waits, or comes later, of its payer, unless something tells an order that it may pay",
    answer: statementLine,
    refusals: {
      404: ["statement_line_not_found"],
      409: ["statement_line_decided", "statement_line_busy", "statement_payer_needed"],
    },
    handler: async (request, response) => {
      const line = writeId(request.params.id);
      const { number, name } = adminOf(request);
      addLogFields({ statement_line: line, by: number });
      await ignoreLineWorkflow(request.scope).run({ input: { line, by: { number, name }, always: true } });
      await answerLine(response, line);
    },
  },
  {
    method: "GET",
    path: "/api/admin/ignored-payers",
    role: "admin",
    summary: "The payers of whose lines the owner is never asked, newest first",
    query: pageQuery,
    answer: ignoredPayerList,
    handler: async (request, response) => {
      const { rows, total } = await listIgnoredPayers(shopPool(), request.validatedQuery as Page);
      sendPage(request, response, rows, total);
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/ignored-payers/:id",
    role: "admin",
    summary: "The owner is asked again about lines of this payer that come from now on",
    status: 204,
    refusals: { 404: ["ignored_payer_not_found"] },
    handler: async (request) => {
      const payer = writeId(request.params.id);
      await forgetIgnoredPayerWorkflow(request.scope).run({ input: { payer } });
    },
  },
  {
    method: "POST",
    path: "/api/admin/statement-lines/:id/undo",
    role: "admin",
    summary: "Undoes a settled or ignored line: its orders are what they were, and it waits again",
    answer: statementLine,
    refusals: {
      404: ["statement_line_not_found", "order_not_found"],
      409: [
        ...DECISION_REFUSALS,
        "transfer_used",
        "transfer_sum_differs",
        "stock_short",
        "statement_order_sent",
        "statement_order_delivered",
      ],
    },
    handler: async (request, response) => {
      const line = writeId(request.params.id);
      const { number, name } = adminOf(request);
      addLogFields({ statement_line: line, by: number });
      await undoLineWorkflow(request.scope).run({ input: { line, by: { number, name } } });
      await answerLine(response, line);
    },
  },
  {
    method: "GET",
    path: "/api/admin/reconciliation",
    role: "admin",
    summary:
      "What came to each account of the shop in a period by the bank's statements and by the orders' entries, with what makes the difference; days in Asia/Seoul, the present month unless given.",
    query: monthQuery,
    answer: reconciliation,
    handler: async (request, response) =>
      response.json(await findReconciliation(shopPool(), request.validatedQuery as MonthQuery)),
  },
];
