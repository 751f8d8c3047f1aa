import { setTimeout as pause } from "node:timers/promises";
import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { adminOf } from "@zakh/accounts/http/guards";
import { sendPage } from "@zakh/kit/cache/send-list";
import { type Page, pageQuery, TOTAL_COUNT_HEADER } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import {
  type BankStatement,
  bankStatementDetail,
  bankStatementList,
  importedStatement,
  type LayoutInput,
  layoutInput,
  statementLayout,
  statementLayoutList,
  type UndoStatementInput,
  undoneStatement,
  undoStatementInput,
} from "../contract";
import { findStatement, listStatements } from "../read-models/bank-statements";
import { findHeaderOf, findLayoutBy, listLayouts } from "../read-models/statement-layouts";
import { listLinesOf } from "../read-models/statement-lines";
import { changeLayoutWorkflow, tellColumnsWorkflow } from "../workflows/change-layout";
import { importStatementWorkflow } from "../workflows/import-statement";
import { undoStatementWorkflow } from "../workflows/undo-statement";
import { readStatementForm, statementFormDefinition } from "./statement-form";
import { statementLineCalls } from "./statement-line-calls";

const LOOK_AGAIN_MS = 50;

const SOON_MS = 1000;

/** A few lines are settled sooner than a screen would ask for them again. */
const FEW_LINES = 5;

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
    handler: async (request, response) => {
      const { number: account, name } = adminOf(request);
      const read = await readStatementForm(request);
      const { result } = await importStatementWorkflow(request.scope).run({
        input: { ...read, by: { number: account, name } },
      });
      const {
        id,
        lines,
        new: fresh,
        known,
        settled,
        settling,
        waiting,
        ignored,
        chain,
        unread,
      } = await settledSoon(result.number);
      addLogFields({ statement: id, lines, settled, settling, waiting });
      response.status(201).json({ id, lines, new: fresh, known, settled, settling, waiting, ignored, chain, unread });
    },
  },
  {
    method: "GET",
    path: "/api/admin/bank-statements",
    role: "admin",
    summary: "The imported statements, newest first, with what became of their lines",
    query: pageQuery,
    answer: bankStatementList,
    handler: async (request, response) => {
      const { rows, total } = await listStatements(shopPool(), request.validatedQuery as Page);
      sendPage(request, response, rows, total);
    },
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
    handler: async (request, response) => {
      const number = readId(request.params.id, "statement_not_found");
      const statement = await findStatement(shopPool(), number);
      if (!statement) throw new ApiError(404, "statement_not_found");
      const { rows, total } = await listLinesOf(shopPool(), number, request.validatedQuery as Page);
      const header = await findHeaderOf(shopPool(), number);
      response.set(TOTAL_COUNT_HEADER, String(total));
      response.json({ ...statement, rows: statement.lines, header, lines: rows });
    },
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
    handler: async (request, response) => {
      const statement = writeId(request.params.id);
      const { after } = request.validatedBody as UndoStatementInput;
      const { number, name } = adminOf(request);
      addLogFields({ statement, by: number });
      const { result } = await undoStatementWorkflow(request.scope).run({
        input: { statement, after, by: { number, name } },
      });
      response.json(result);
    },
  },
  {
    method: "PUT",
    path: "/api/admin/bank-statements/:id/columns",
    role: "admin",
    summary: "Remembers what the columns of a statement's header mean, for the next file that has it",
    body: layoutInput,
    answer: statementLayout,
    refusals: { 400: ["statement_columns_incomplete", "statement_columns_twice"], 404: ["statement_not_found"] },
    handler: async (request, response) => {
      const statement = writeId(request.params.id);
      const { columns } = request.validatedBody as LayoutInput;
      const { result } = await tellColumnsWorkflow(request.scope).run({ input: { statement, columns } });
      response.json(await findLayoutBy(shopPool(), result.layout));
    },
  },
  {
    method: "GET",
    path: "/api/admin/statement-layouts",
    role: "admin",
    summary: "The headers whose columns a person has told, with what they mean",
    query: pageQuery,
    answer: statementLayoutList,
    handler: async (request, response) => {
      const { rows, total } = await listLayouts(shopPool(), request.validatedQuery as Page);
      sendPage(request, response, rows, total);
    },
  },
  {
    method: "PUT",
    path: "/api/admin/statement-layouts/:id",
    role: "admin",
    summary: "Changes what the columns of a remembered header mean, for the next file that has it",
    body: layoutInput,
    answer: statementLayout,
    refusals: { 400: ["statement_columns_incomplete", "statement_columns_twice"], 404: ["statement_layout_not_found"] },
    handler: async (request, response) => {
      const layout = writeId(request.params.id);
      const { columns } = request.validatedBody as LayoutInput;
      await changeLayoutWorkflow(request.scope).run({ input: { layout, columns } });
      response.json(await findLayoutBy(shopPool(), layout));
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/statement-layouts/:id",
    role: "admin",
    summary: "Forgets what the columns of a header mean: the next file that has it is asked about",
    status: 204,
    refusals: { 404: ["statement_layout_not_found"] },
    handler: async (request) => {
      const layout = writeId(request.params.id);
      await changeLayoutWorkflow(request.scope).run({ input: { layout, columns: null } });
    },
  },
  ...statementLineCalls,
];

/** A new statement: one with a few lines to settle after its job, if that is done soon. */
async function settledSoon(number: number): Promise<BankStatement> {
  const from = Date.now();
  for (;;) {
    const statement = await findStatement(shopPool(), number);
    if (!statement) throw new ApiError(404, "statement_not_found");
    const { settling } = statement;
    if (settling === 0 || settling > FEW_LINES || Date.now() - from > SOON_MS) return statement;
    await pause(LOOK_AGAIN_MS);
  }
}
