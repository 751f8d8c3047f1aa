import type { MedusaContainer } from "@medusajs/framework/types";
import { isWholeOf, quantityTexts, UNITS } from "@zakh/catalog/contract";
import { textsOf } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { FieldChange } from "@zakh/orders/contract";
import { ORDER_STATUS, placeOfLine } from "@zakh/orders/contract";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import { findLines, type StoredLine } from "@zakh/orders/read-models/stored-lines";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import { isUnlikelyWeight, type PackedInput } from "../contract/packing";
import { applyPacked } from "./packing/apply-packed";

export interface WeighInput extends PackedInput {
  number: number;
  by: Actor;
}

/**
 * Records what was packed of a paid order's lines (ruling 50): less is taken off the total and goes back to the customer, more is a
 * gift, and the stock follows. Throws 404 `order_not_found`, 409 `order_not_paid`, `order_completed` for a delivered order,
 * `nothing_packed` when every line is 0, `changed_meanwhile` with the present weight of a line that has another one than `from`, and 400
 * `value_invalid` for a line of another order, `packed_not_whole` for a part of what is sold whole, or more than was ordered, `packed_weight_unlikely` for a weight
 * that can hardly be and is not `confirmed`.
 */
export const weighOrderWorkflow = defineWrite("weigh-order", async (input: WeighInput, { container }) => {
  await withLockedOrder(container, input.number, (transaction, state) =>
    weighLines(container, transaction, state, input),
  );
});

/** The same in the transaction of whoever has locked the order. */
export async function weighLines(
  container: MedusaContainer,
  transaction: OneTransaction,
  state: OrderState,
  { number, lines, confirmed = false, by }: WeighInput,
): Promise<void> {
  const { detailId, status } = state;
  if (ORDER_STATUS[status].delivered) throw new ApiError(409, "order_completed");
  if (!ORDER_STATUS[status].awaitsDelivery) throw new ApiError(409, "order_not_paid");
  const before = await findLines(transaction.sql, detailId);
  const after = before.map((line) => ({ ...line, packed: packedOf(line, number, lines) }));
  const known = new Set(before.map(({ place }) => place));
  if (lines.some(({ id }) => !known.has(placeOfLine(number, id) ?? 0))) throw new ApiError(400, "value_invalid");
  requireKnown(number, lines, before);
  requireWhole(after);
  if (after.every(({ packed }) => packed === 0)) throw new ApiError(409, "nothing_packed");
  const weighed = after.filter(({ packed }, index) => packed !== before[index]?.packed);
  if (weighed.length === 0) return;
  if (!confirmed) requireLikely(weighed);
  const changed = weighed.map((line) => changeOf(line, before.find(({ id }) => id === line.id)?.packed ?? null));
  await applyPacked(container, transaction, state, { by, lines: weighed, changed });
}

function packedOf({ place, packed }: StoredLine, number: number, lines: PackedInput["lines"]): number | null {
  const line = lines.find(({ id }) => placeOfLine(number, id) === place);
  return line ? line.packedQuantity : packed;
}

/** Somebody else may have weighed a line since. A repeat of the same weight is none of it (ruling 54). */
function requireKnown(number: number, lines: PackedInput["lines"], before: readonly StoredLine[]): void {
  for (const { id, packedQuantity, from } of lines) {
    const { packed = null } = before.find(({ place }) => place === placeOfLine(number, id)) ?? {};
    if (from === undefined || packed === from || packed === packedQuantity) continue;
    throw new ApiError(409, "changed_meanwhile", { extra: { present: { id, packedQuantity: packed } } });
  }
}

/** What no scale weighs is packed as ordered, or some of it was not there. */
function requireWhole(lines: readonly StoredLine[]): void {
  const isWhole = ({ unit, quantity, packed }: StoredLine) =>
    UNITS[unit].isWeighed || packed === null || (packed <= quantity && isWholeOf(unit, packed));
  const part = lines.find((line) => !isWhole(line));
  if (!part) return;
  throw new ApiError(400, "packed_not_whole", {
    params: { name: part.name, ordered: quantityTexts(part.quantity, part.unit) },
  });
}

/** What was stored before is not asked about again. */
function requireLikely(weighed: readonly StoredLine[]): void {
  const unlikely = weighed.find(
    ({ unit, quantity, packed }) => UNITS[unit].isWeighed && packed !== null && isUnlikelyWeight(quantity, packed),
  );
  if (!unlikely) return;
  const { name, unit, quantity, packed } = unlikely;
  const [ordered, typed] = [quantity, packed ?? quantity].map((weight) => quantityTexts(weight, unit));
  throw new ApiError(400, "packed_weight_unlikely", { params: { name, ordered: ordered ?? "", packed: typed ?? "" } });
}

function changeOf({ unit, quantity, packed, ...line }: StoredLine, before: number | null): FieldChange {
  const to = packed === null ? "" : String(packed);
  const product = { ...textsOf(["name"], line), unit };
  return { field: "packedWeight", from: `${line.name} ${before ?? quantity}`, to, product };
}
