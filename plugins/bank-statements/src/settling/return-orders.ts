import type { MedusaContainer } from "@medusajs/framework/types";
import { returnOrderMoneyWorkflow } from "@zakh/bookkeeping/workflows/return-order-money";
import { shopPool } from "@zakh/kit/database/pool";
import { isApiError } from "@zakh/kit/errors/api-error";
import { shopLog } from "@zakh/kit/log/shop-log";

interface PendingReturn {
  number: number;
  order: number;
  /** Whole won. */
  amount: number;
  /** `statement/row`, for the order's history; the order's workflow returns its money once. */
  statementRow: string;
}

/** Most that one run returns; the next one comes in a minute. */
const MAX_PER_RUN = 50;

/**
 * Notes the money of orders as returned whose outgoing rows were kept, one after the other: each once, however many
 * processes do so and wherever one dies. An order that has changed meanwhile is left to its owner.
 */
export async function returnOrders(container: MedusaContainer): Promise<void> {
  for (const { number, order, amount, statementRow } of await findPendingReturns()) {
    try {
      await returnOrderMoneyWorkflow(container).run({ input: { number: order, amount, by: null, statementRow } });
      await writeState(number, "returned");
    } catch (error) {
      // Somebody else is at this order.
      if (isApiError(error) && error.code === "conflict") continue;
      if (!isApiError(error)) throw error;
      shopLog.warn(`Row ${statementRow} of a statement did not return the money of order ${order}: ${error.code}`);
      await writeState(number, "refused");
    }
  }
}

async function findPendingReturns(): Promise<PendingReturn[]> {
  const { rows } = await shopPool().query<PendingReturn>(
    `SELECT line.number, line.order_number AS order, line.amount::float8 AS amount,
       statement.number || '/' || line.row AS "statementRow"
     FROM outgoing_line line JOIN bank_statement statement ON statement.id = line.bank_statement_id
     WHERE line.state = 'pending' AND line.deleted_at IS NULL ORDER BY line.number LIMIT ${MAX_PER_RUN}`,
  );
  return rows;
}

async function writeState(number: number, state: "returned" | "refused"): Promise<void> {
  await shopPool().query(
    "UPDATE outgoing_line SET state = $2, updated_at = now() WHERE number = $1 AND state = 'pending'",
    [number, state],
  );
}
