import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { monthQuery } from "@zakh/bookkeeping/contract";
import { pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import {
  bankStatementDetail,
  bankStatementList,
  ignoredPayerList,
  importedStatement,
  layoutInput,
  reconciliation,
  settleInput,
  statementLayout,
  statementLayoutList,
  statementLine,
  statementLineList,
  statementLinesQuery,
  undoneStatement,
  undoStatementInput,
} from "../contract";
import { statementFormDefinition } from "./statement-form";

const DECISION_REFUSALS = ["statement_line_decided", "statement_line_busy", "order_status_changed", "conflict"];

/** Every call of the bank statements (ruling 48). */
export const calls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/admin/bank-statements",
    role: "admin",
    summary:
      "Imports a bank's file (`file`), or pasted alert messages (`text`): each incoming transfer is kept once, what is certain settles its orders, the rest waits.",
    before: [callsPerAccount],
    form: statementFormDefinition,
    status: 201,
    answer: importedStatement,
    refusals: {
      400: ["statement_missing", "statement_empty", "statement_columns_incomplete", "statement_columns_twice"],
      404: ["bank_account_not_found"],
      409: ["conflict", "statement_account_differs"],
      413: ["statement_too_large", "statement_too_many_rows", "statement_too_slow"],
      415: ["statement_unreadable", "statement_damaged"],
      422: [
        "statement_password_needed",
        "statement_password_wrong",
        "statement_columns_unknown",
        "statement_nothing_read",
      ],
      429: ["too_many_requests"],
      503: ["statement_reader_busy"],
    },
  },
  {
    method: "GET",
    path: "/api/admin/bank-statements",
    role: "admin",
    summary: "The imported statements, newest first, with what became of their lines",
    query: pageQuery,
    answer: bankStatementList,
  },
  {
    method: "GET",
    path: "/api/admin/bank-statements/:id",
    role: "admin",
    summary:
      "One statement with its incoming lines in the order of the file; limit and offset page the lines, then with X-Total-Count.",
    query: pageQuery,
    answer: bankStatementDetail,
    refusals: { 404: ["statement_not_found"] },
  },
  {
    method: "POST",
    path: "/api/admin/bank-statements/:id/undo",
    role: "admin",
    summary:
      "Undoes what a statement's lines settled, some 20 with each call: it is called again with `next` as `after` until that is null. What was sent, delivered, weighed, used or returned since stays, and is listed.",
    body: undoStatementInput,
    answer: undoneStatement,
    refusals: { 404: ["statement_not_found"], 409: ["statement_settling"] },
  },
  {
    method: "PUT",
    path: "/api/admin/bank-statements/:id/columns",
    role: "admin",
    summary: "Remembers what the columns of a statement's header mean, for the next file that has it",
    body: layoutInput,
    answer: statementLayout,
    refusals: { 400: ["statement_columns_incomplete", "statement_columns_twice"], 404: ["statement_not_found"] },
  },
  {
    method: "GET",
    path: "/api/admin/statement-layouts",
    role: "admin",
    summary: "The headers whose columns a person has told, with what they mean",
    query: pageQuery,
    answer: statementLayoutList,
  },
  {
    method: "PUT",
    path: "/api/admin/statement-layouts/:id",
    role: "admin",
    summary: "Changes what the columns of a remembered header mean, for the next file that has it",
    body: layoutInput,
    answer: statementLayout,
    refusals: { 400: ["statement_columns_incomplete", "statement_columns_twice"], 404: ["statement_layout_not_found"] },
  },
  {
    method: "DELETE",
    path: "/api/admin/statement-layouts/:id",
    role: "admin",
    summary: "Forgets what the columns of a header mean: the next file that has it is asked about",
    status: 204,
    refusals: { 404: ["statement_layout_not_found"] },
  },
  {
    method: "GET",
    path: "/api/admin/statement-lines",
    role: "admin",
    summary:
      "The lines of all statements, or of one, that wait for a decision, or have another state or any, newest first; those that wait in the order of what is to be done",
    query: statementLinesQuery,
    answer: statementLineList,
  },
  {
    method: "GET",
    path: "/api/admin/statement-lines/:id",
    role: "admin",
    summary: "One line, whatever became of it",
    answer: statementLine,
    refusals: { 404: ["statement_line_not_found"] },
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
  },
  {
    method: "POST",
    path: "/api/admin/statement-lines/:id/ignore",
    role: "admin",
    summary: "Takes a waiting line out of the queue",
    answer: statementLine,
    refusals: { 404: ["statement_line_not_found"], 409: ["statement_line_decided", "statement_line_busy"] },
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
  },
  {
    method: "GET",
    path: "/api/admin/ignored-payers",
    role: "admin",
    summary: "The payers of whose lines the owner is never asked, newest first",
    query: pageQuery,
    answer: ignoredPayerList,
  },
  {
    method: "DELETE",
    path: "/api/admin/ignored-payers/:id",
    role: "admin",
    summary: "The owner is asked again about lines of this payer that come from now on",
    status: 204,
    refusals: { 404: ["ignored_payer_not_found"] },
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
  },
  {
    method: "GET",
    path: "/api/admin/reconciliation",
    role: "admin",
    summary:
      "What came to each account of the shop in a period by the bank's statements and by the orders' entries, with what makes the difference; days in Asia/Seoul, the present month unless given.",
    query: monthQuery,
    answer: reconciliation,
  },
];
