import { setTimeout as pause } from "node:timers/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { sendPage } from "@zakh/kit/cache/send-list";
import type { Page } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { BankStatement } from "../../../../contract";
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
}

/** A few lines are settled sooner than a screen would ask for them again. */
const FEW_LINES = 5;
const SOON_MS = 1000;
const LOOK_AGAIN_MS = 50;

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
