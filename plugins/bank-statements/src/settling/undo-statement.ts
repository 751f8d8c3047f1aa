import type { Writing } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError, isApiError } from "@zakh/kit/errors/api-error";
import { shopLog } from "@zakh/kit/log/shop-log";
import type { Actor } from "@zakh/orders/workflows/record-change";
import type { UndoneStatement } from "../contract/statement";
import { findStatement } from "../read-models/bank-statements";
import { undoLine } from "./decide";

export interface UndoStatement {
  statement: number;
  /** Lines up to this public id were tried before. */
  after: number;
  by: Actor;
}

/** Lines that one call undoes: a few seconds. */
const MAX_LINES = 20;

/**
 * Undoes what a statement's lines settled, a part of them with each call. An order that was sent or delivered stays
 * paid, and so does one that refuses; money that went out stays returned. Throws 404 `statement_not_found`, and 409
 * `statement_settling` while lines are still being settled, which would be settled after it.
 */
export async function undoStatement(
  writing: Writing,
  { statement, after, by }: UndoStatement,
): Promise<UndoneStatement> {
  const found = await findStatement(shopPool(), statement);
  if (!found) throw new ApiError(404, "statement_not_found");
  if (found.settling > 0) throw new ApiError(409, "statement_settling");
  const lines = await findSettledLines(statement, after);
  const refused: UndoneStatement["refused"] = [];
  for (const [at, line] of lines.entries()) {
    try {
      const code = await refusalOf(undoLine(writing, { line: line.lineId, by }));
      if (code) refused.push({ ...line, code });
    } catch (error) {
      // What is undone is told all the same; the next call begins with this line.
      const before = lines[at - 1];
      if (!before) throw error;
      shopLog.error(`Statement line ${line.lineId} could not be undone`, error);
      return { undone: at - refused.length, refused, next: before.lineId };
    }
  }
  const next = lines.length === MAX_LINES ? (lines.at(-1)?.lineId ?? null) : null;
  const undone = lines.length - refused.length;
  return { undone, refused: next === null ? [...refused, ...(await findReturns(statement))] : refused, next };
}

async function refusalOf(undoing: Promise<void>): Promise<string | undefined> {
  try {
    await undoing;
    return undefined;
  } catch (error) {
    if (isApiError(error)) return error.code;
    throw error;
  }
}

interface SettledLine {
  lineId: number;
  payer: string;
  amount: number;
  orderIds: number[];
}

async function findSettledLines(statement: number, after: number): Promise<SettledLine[]> {
  const { rows } = await shopPool().query<SettledLine>(
    `SELECT line.number AS "lineId", line.payer, line.amount::float8 AS amount,
       jsonb_path_query_array(line.settlement, '$.orders[*].number') AS "orderIds"
     FROM statement_line line JOIN bank_statement statement ON statement.id = line.bank_statement_id
     WHERE statement.number = $1 AND line.number > $2 AND line.state = 'settled' AND line.deleted_at IS NULL
     ORDER BY line.number LIMIT ${MAX_LINES}`,
    [statement, after],
  );
  return rows;
}

/** Money of orders that the statement has shown as returned. */
async function findReturns(statement: number): Promise<UndoneStatement["refused"]> {
  const { rows } = await shopPool().query<UndoneStatement["refused"][number]>(
    `SELECT NULL::int AS "lineId", line.payer, line.amount::float8 AS amount,
       jsonb_build_array(line.order_number) AS "orderIds", 'statement_money_returned' AS code
     FROM outgoing_line line JOIN bank_statement statement ON statement.id = line.bank_statement_id
     WHERE statement.number = $1 AND line.state = 'returned' AND line.deleted_at IS NULL ORDER BY line.number`,
    [statement],
  );
  return rows;
}
