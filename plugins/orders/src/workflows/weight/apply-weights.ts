import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import type { FieldChange } from "../../contract/contact";
import { ORDER_STATUS } from "../../contract/status";
import { withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { Actor, DetailColumns, PlannedEntry } from "../record-change";
import { recordMoney } from "../record-money";
import { applyReduction } from "./apply-reduction";
import { planReduction } from "./plan-weight";
import { reductionAfter } from "./settled-reduction";

interface Weighed {
  by: Actor;
  /** What the history says of the weights. */
  changed: readonly FieldChange[];
}

/** Has total and money follow the weights that are stored with the order's lines. */
export async function applyWeights(
  container: MedusaContainer,
  transaction: OneTransaction,
  state: OrderState,
  { by, changed }: Weighed,
): Promise<void> {
  const plan = planReduction(state, await findReduction(transaction.sql, state));
  const columns = await applyReduction(container, transaction, state, plan);
  await recordMoney(transaction, container, state, { by, money: plan.money, changed, columns, isOfGoods: true });
}

/**
 * Once `made` has taken a transfer out again: has the total follow the weights as far as only that money had settled them. Returns what is to
 * be written to the order's detail.
 */
export async function reopenReduction(
  container: MedusaContainer,
  transaction: OneTransaction,
  state: OrderState,
  made: readonly PlannedEntry[],
): Promise<DetailColumns> {
  if (!ORDER_STATUS[state.status].paid) return {};
  const after = { ...state, ...reductionAfter(state, made, state), money: withMovements(state.money, made) };
  const wanted = await findReduction(transaction.sql, state);
  // What waits to go back pays what is due before that: there is none of both.
  const { change } = planReduction(after, Math.min(wanted, state.weightReduction));
  return applyReduction(container, transaction, state, { change, money: [] });
}

/** Whole won that the order costs less by the weights of its lines, with the corrections. */
async function findReduction(sql: Queryable, { detailId, correction }: OrderState): Promise<number> {
  const { rows } = await sql.query<{ won: number }>(
    "SELECT sum(weight_reduction)::float8 AS won FROM order_line WHERE order_detail_id = $1 AND deleted_at IS NULL",
    [detailId],
  );
  return (rows[0]?.won ?? 0) + correction;
}
