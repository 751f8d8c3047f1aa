import { isDeepStrictEqual } from "node:util";
import type { BigNumberInput, IOrderModuleService, MedusaContainer } from "@medusajs/framework/types";
import { MathBN, Modules, ReturnStatus } from "@medusajs/framework/utils";
import { bringBack } from "@zakh/catalog/workflows/stock";
import { numberText } from "@zakh/kit/contract";
import { withLock } from "@zakh/kit/database/lock";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { grams, lessFor } from "../../contract/weight";
import { findCameBack, findOpenReturn, type OpenReturn, type ReturnedLine } from "../../read-models/open-return";
import { orderKey } from "../payment/provider-calls";
import type { Actor } from "../record-change";
import { takeOff } from "../weight/take-off";
import { withLockedOrder } from "../with-locked-order";
import { findLines, type StoredLine } from "./stored-goods";

export interface GoodsReturnInput {
  /** Public id of the order. */
  number: number;
  /** Id of Medusa's return. */
  returnId: string;
  by: Actor;
  /** Id of Medusa's user. */
  userId: string;
}

/**
 * Receives goods of a delivered order that come back, as Medusa's dashboard says, in one transaction with the order locked: the order
 * costs less by a correction, what was paid of it is to go back, and what can be sold again is in stock. Medusa's module writes the
 * return. Throws 404 `order_not_found`, 409 `order_not_completed`, `order_edit_gone` when nothing is being received or something else
 * than was read, `order_write_refused` for nothing or more than was delivered, and `correction_too_large` when nothing would be left to pay.
 */
export async function applyGoodsReturn(
  container: MedusaContainer,
  { number, returnId, by, userId }: GoodsReturnInput,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER) as unknown as ReturnWrites;
  const seen = await findOpenReturn(shopPool(), returnId);
  await withLock(orderKey(number), (lockTimeoutMs) =>
    withLockedOrder(container, { number, lockTimeoutMs }, async (transaction, state) => {
      const { sql } = transaction;
      if (!seen || !isDeepStrictEqual(await findOpenReturn(sql, returnId), seen))
        throw new ApiError(409, "order_edit_gone");
      if (state.status !== "completed") throw new ApiError(409, "order_not_completed");
      if (seen.lines.length === 0 || !seen.isPositive) throw new ApiError(409, "order_write_refused");
      const before = await findCameBack(sql, state.orderId);
      const goods = await findLines(sql, state.detailId);
      const lines = seen.lines.map((line) => costOf(line, goods, before.get(line.lineItemId) ?? 0));
      const inMedusa = await receiveInMedusa(transaction, orders, seen, { returnId, userId });
      const amount = lines.reduce((won, { less }) => won + less, 0);
      const reason = lines.map(({ name, quantity }) => `${name} −${numberText(quantity, "en")} kg`).join(", ");
      await takeOff(transaction, container, state, { amount, reason, by, inMedusa });
      // Last, because it locks the stock levels until the commit.
      await bringBack(sql, lines);
    }),
  );
}

interface CostlessLine {
  lineItemId: string;
  name: string;
  quantity: number;
  sellable: number;
  /** Whole won that the order costs less. */
  less: number;
}

/** Each line is rounded once, whatever came back of it before. */
function costOf({ lineItemId, quantity, damaged }: ReturnedLine, goods: StoredLine[], before: number): CostlessLine {
  const line = goods.find((stored) => stored.lineItemId === lineItemId);
  const kept = line ? Math.min(line.packed ?? line.quantity, line.quantity) - before : 0;
  // Medusa itself takes back more than there is when it is asked twice.
  if (!line || grams(quantity) > grams(kept)) throw new ApiError(409, "order_write_refused");
  const less = lessFor(line, Math.max(0, kept - quantity)) - lessFor(line, kept);
  return { lineItemId, name: line.name, quantity, sellable: quantity - damaged, less };
}

/** Medusa's own steps call these; its types lack one, and declare the other differently. */
interface ReturnWrites extends Omit<IOrderModuleService, "updateReturns"> {
  updateReturnItems(items: OpenReturn["items"], context: object): Promise<unknown>;
  updateReturns(returns: { id: string; status: ReturnStatus; received_at?: Date }[], context: object): Promise<unknown>;
}

/** Has Medusa's module write the return; answers by how many won its order costs less. */
async function receiveInMedusa(
  { use }: OneTransaction,
  orders: ReturnWrites,
  { orderId, changeId, items, isWhole }: OpenReturn,
  { returnId, userId }: { returnId: string; userId: string },
): Promise<BigNumberInput> {
  const total = async () =>
    (await use(orders, (service, context) => service.retrieveOrder(orderId, { select: ["total"] }, context))).total;
  const before = await total();
  await use(orders, (service, context) => service.confirmOrderChange({ id: changeId, confirmed_by: userId }, context));
  await use(orders, (service, context) => service.updateReturnItems(items, context));
  const status = isWhole
    ? { status: ReturnStatus.RECEIVED, received_at: new Date() }
    : { status: ReturnStatus.PARTIALLY_RECEIVED };
  await use(orders, (service, context) => service.updateReturns([{ id: returnId, ...status }], context));
  return MathBN.sub(before, await total());
}
