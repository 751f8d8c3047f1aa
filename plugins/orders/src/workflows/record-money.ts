import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { MONEY_ENTRY } from "../contract/money";
import { SHOP_ORDER_MODULE } from "../modules/shop-order";
import type { ShopOrderModuleService } from "../modules/shop-order/service";
import type { OrderState } from "../read-models/order-state";
import { type DetailColumns, type OrderChange, type PlannedEntry, recordChange } from "./record-change";
import { type ReductionParts, reductionAfter } from "./weight/settled-reduction";

export interface MoneyChange extends OrderChange {
  money: readonly PlannedEntry[];
  /** Who paid the received money; empty when there is no such name. */
  payer?: string;
  /** Whether all of the entries are about what the total was lowered by: changed, packed less, corrected, or its credit. */
  isOfGoods?: boolean;
}

/**
 * Records a change of an order with its money: the entries, which are the one record of it (ruling 48), and for each that moved money
 * Medusa's transaction, by which Medusa's order knows what is paid. Returns the history entry's id.
 */
export async function recordMoney(
  transaction: OneTransaction,
  container: MedusaContainer,
  state: OrderState,
  { money, payer, isOfGoods, columns, ...change }: MoneyChange,
): Promise<string> {
  const { detailId, orderId } = state;
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  const { total = state.total, weight_reduction: weightReduction = state.weightReduction } = columns ?? {};
  const reduced = reductionAfter(state, money, { total: Number(total), weightReduction, isOfGoods });
  const all = { ...columns, ...changedParts(state, reduced) };
  const id = await recordChange(transaction, container, state, { ...change, columns: all });
  if (money.length === 0) return id;
  const entries = money.map(({ kind, amount, line = null }) => ({
    order_detail_id: detailId,
    change_id: id,
    kind,
    amount,
    payer: kind === "received" && amount > 0 ? payer || null : null,
    statement_line_number: line,
  }));
  await transaction.use(shopOrders, (service, context) => service.createMoneyEntries(entries, context));
  const moved = money.flatMap(({ kind, amount }) => {
    const won = MONEY_ENTRY[kind].held * amount;
    return won === 0
      ? []
      : [{ order_id: orderId, amount: won, currency_code: "krw", reference: kind, reference_id: id }];
  });
  if (moved.length > 0)
    await transaction.use(container.resolve(Modules.ORDER), (service, context) =>
      service.addOrderTransactions(moved, context),
    );
  return id;
}

function changedParts(before: ReductionParts, after: ReductionParts): DetailColumns {
  return {
    ...(after.loweredToReturn !== before.loweredToReturn && { lowered_to_return: after.loweredToReturn }),
    ...(after.returnedReduction !== before.returnedReduction && { returned_reduction: after.returnedReduction }),
    ...(after.settledReduction !== before.settledReduction && { settled_reduction: after.settledReduction }),
  };
}
