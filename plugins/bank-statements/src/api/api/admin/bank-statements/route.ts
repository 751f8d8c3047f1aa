import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { sendPage } from "@zakh/kit/cache/send-list";
import type { Page } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { addLogFields } from "@zakh/kit/log/request-context";
import { readStatementForm } from "../../../../http/statement-form";
import { findStatement, listStatements } from "../../../../read-models/bank-statements";
import { importStatementWorkflow } from "../../../../workflows/import-statement";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listStatements(shopPool(), request.validatedQuery as Page);
  sendPage(request, response, rows, total);
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { number: account, name } = adminOf(request);
  const read = await readStatementForm(request);
  const { result } = await importStatementWorkflow(request.scope).run({
    input: { ...read, by: { number: account, name } },
  });
  const statement = await findStatement(shopPool(), result.number);
  if (!statement) throw new ApiError(404, "statement_not_found");
  const { id, lines, new: fresh, known, settled, waiting, ignored, chain, unread } = statement;
  addLogFields({ statement: id, lines, settled, waiting });
  response.status(201).json({ id, lines, new: fresh, known, settled, waiting, ignored, chain, unread });
}
