import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { seoulDay } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { announceFile } from "@zakh/kit/export/announce-file";
import { sheetFile } from "@zakh/kit/export/sheet";
import { requestLanguage } from "@zakh/kit/http/language";
import type { StatementQuery } from "../contract";
import { statementSheet } from "../export/statement-sheet";
import { findStatement } from "../read-models/store-statement";
import { settleBeforeReading } from "../workflows/settle-orders";

/** Most entries of one file: a busy store's month has some thousands. */
const FILE_ENTRIES_MAX = 50_000;

/** The month that is asked for, in Seoul. */
function monthOf(request: MedusaRequest): string {
  const { month = seoulDay(new Date()).slice(0, 7) } = request.validatedQuery as StatementQuery;
  return month;
}

/** Answers a store's month, of the store with this public id; the caller has checked who asks. */
export async function answerStatement(request: MedusaRequest, response: MedusaResponse, store: number): Promise<void> {
  const month = monthOf(request);
  await settleBeforeReading(request.scope);
  response.json(await findStatement(shopPool(), store, month));
}

/** The same as a workbook in the language of the request. */
export async function sendStatementFile(
  request: MedusaRequest,
  response: MedusaResponse,
  store: number,
): Promise<void> {
  const month = monthOf(request);
  await settleBeforeReading(request.scope);
  const statement = await findStatement(shopPool(), store, month, FILE_ENTRIES_MAX);
  const file = await sheetFile(statementSheet(statement, requestLanguage(request)));
  announceFile(response, `store-${store}-${month}`, "xlsx");
  response.end(file);
}
