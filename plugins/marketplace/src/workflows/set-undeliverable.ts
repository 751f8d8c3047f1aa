import type { MedusaContainer } from "@medusajs/framework/types";
import { requireReserved } from "@zakh/catalog/workflows/stock";
import { weighLines } from "@zakh/fulfilment/workflows/weigh-order";
import { localized } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { wonText } from "@zakh/kit/mail/mail-values";
import { placeOfLine } from "@zakh/orders/contract";
import { SENT_MAIL_DELAY_S, withdrawHeldMail } from "@zakh/orders/mails/held-mails";
import { tellCustomer } from "@zakh/orders/notices/tell-customer";
import { findAddressee } from "@zakh/orders/read-models/addressee";
import { moneySums } from "@zakh/orders/read-models/money-sums";
import { findOrderState, type OrderState } from "@zakh/orders/read-models/order-state";
import { findLines } from "@zakh/orders/read-models/stored-lines";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import type { StoreOrder, UndeliverableInput } from "../contract";
import { storeLineMail } from "../mails/buyer-mails";
import { findShopToTell, type ShopToTell, type StoreSays, tellShop } from "../mails/shop-mails";
import { findSteps, type PartKey, type PartState } from "../read-models/order-work";
import { findStoreOrder } from "../read-models/store-orders";
import { stateBefore, whyNoRefusal } from "./order-steps";
import { addNote, addStep, type By, requirePart } from "./write-part";

interface Refusing extends PartKey, UndeliverableInput {
  by: By;
}

type Item = StoreOrder["items"][number];

interface Line extends PartKey {
  container: MedusaContainer;
  transaction: OneTransaction;
  state: OrderState;
  part: PartState;
  item: Item;
  /** The other lines of the store. */
  others: Item[];
  place: number;
  by: By;
  shop: ShopToTell;
}

/**
 * Writes that a store cannot deliver one of its lines, or can after all: the line is weighed 0, so that total, money, stock and books follow as for
 * every weight (ruling 50); shop and buyer are told. Where nothing would be left of the order, which is the shop's to cancel, the shop alone is
 * told. A part of which nothing is left becomes `undeliverable`. The same again changes nothing. Throws 404 `store_order_not_found`, 400
 * `value_invalid` for a line that is not the store's, and 409 as `whyNoRefusal`, `store_line_packed` for a line that the shop has weighed, and
 * `store_line_returned` where its money has gone back to the buyer, `stock_short` where others have bought it.
 */
export const setUndeliverableWorkflow = defineWrite(
  "set-undeliverable",
  async ({ orderId, storeId, itemId, isUndeliverable, by }: Refusing, { container }) => {
    const shop = await findShopToTell();
    await withLockedOrder(container, orderId, async (transaction, state) => {
      const { sql } = transaction;
      const part = await requirePart(sql, { orderId, storeId });
      const items = (await findStoreOrder(sql, storeId, orderId))?.items ?? [];
      const item = items.find(({ id }) => id === itemId);
      const place = placeOfLine(orderId, itemId);
      if (!item || place === undefined)
        throw new ApiError(400, "value_invalid", { fields: { itemId: "value_invalid" } });
      const refusal = whyNoRefusal(part);
      if (refusal) throw refusal;
      const isGone = item.packedQuantity === 0 || part.state === "undeliverable";
      if (isGone === isUndeliverable) return;
      const others = items.filter(({ id }) => id !== itemId);
      const line = { orderId, storeId, container, transaction, state, part, item, others, place, by, shop };
      await (isUndeliverable ? refuse(line) : takeBack(line));
    });
  },
);

async function refuse(line: Line): Promise<void> {
  const { transaction, state, item, others, place, by } = line;
  if (item.packedQuantity !== null) throw new ApiError(409, "store_line_packed");
  const lines = await findLines(transaction.sql, state.detailId);
  const isLast = lines.every((other) => other.place === place || other.packed === 0);
  const noteId = await addNote(transaction.sql, line, { kind: "undeliverable", place, isByStore: true, by });
  if (!isLast) {
    await weigh(line, [{ id: item.id, packedQuantity: 0 }]);
    await tellBuyer(line, { told: "lineGone", item, noteId });
  }
  if (others.every(({ packedQuantity }) => packedQuantity === 0))
    await addStep(transaction.sql, line, { state: "undeliverable", by });
  await tell(line, { told: isLast ? "last" : "gone", noteId });
}

/** Also the last line of an order, which was not weighed because nothing would have been left, is gone once another one is back. */
async function takeBack(line: Line): Promise<void> {
  const { transaction, part, item, others, place, by } = line;
  const { sql } = transaction;
  const gone = await findGone(sql, line, place);
  if (!gone) throw new ApiError(409, "store_step_not_possible");
  const wasTold = await withdrawGone(line, gone);
  const noteId = await addNote(sql, line, { kind: "deliverable", place, isByStore: true, by });
  if (part.state === "undeliverable") {
    await addStep(sql, line, { state: stateBefore(await findSteps(sql, line)), isUndo: true, by });
  }
  if (item.packedQuantity === 0) {
    const left = part.state === "undeliverable" ? others.filter(({ packedQuantity }) => packedQuantity !== 0) : [];
    await weigh(line, [
      { id: item.id, packedQuantity: null },
      ...left.map(({ id }) => ({ id, packedQuantity: 0 as const })),
    ]);
    for (const other of left) {
      const last = await findGone(sql, line, placeOfLine(line.orderId, other.id) ?? 0);
      if (last) await tellBuyer(line, { told: "lineGone", item: other, noteId: last });
    }
    await requireUnreturned(line);
    const taken = (await findLines(sql, line.state.detailId)).find((each) => each.place === place);
    if (taken) await requireReserved(sql, taken);
    if (wasTold) await tellBuyer(line, { told: "lineBack", item, noteId });
  }
  await tell(line, { told: "back", noteId });
}

/** What went back to the buyer stays hers (ruling 50), and nobody is asked for more money: the line would be a gift. */
async function requireUnreturned({ transaction: { sql }, state, orderId }: Line): Promise<void> {
  const after = await findOrderState(sql, orderId);
  const { rows } = await sql.query<{ won: number }>(
    "SELECT sum(weight_reduction)::float8 AS won FROM order_line WHERE order_detail_id = $1 AND deleted_at IS NULL",
    [state.detailId],
  );
  if (!after || moneySums(after).due > 0 || after.weightReduction > (rows[0]?.won ?? 0) + after.correction)
    throw new ApiError(409, "store_line_returned");
}

type Weights = { id: number; packedQuantity: 0 | null }[];

function weigh({ container, transaction, state, orderId: number, by }: Line, lines: Weights) {
  return weighLines(container, transaction, state, { number, lines, confirmed: true, by });
}

/** Id of the note by which the store said that it cannot deliver a line, unless it can after all. */
async function findGone(sql: Queryable, { orderId, storeId }: PartKey, place: number): Promise<string | undefined> {
  const { rows } = await sql.query<{ id: string; kind: string }>(
    `SELECT id, kind FROM store_order_note WHERE order_number = $1 AND store_number = $2 AND place = $3 AND kind <> 'note' AND deleted_at IS NULL
     ORDER BY number DESC LIMIT 1`,
    [orderId, storeId, place],
  );
  return rows[0]?.kind === "undeliverable" ? rows[0].id : undefined;
}

/** Withdraws what the buyer was to be told of the line; returns whether the buyer knows. */
function withdrawGone({ transaction: { sql }, state }: Line, gone: string): Promise<boolean> {
  return withdrawHeldMail(sql, state.detailId, `store-line:${gone}`);
}

async function tellBuyer(
  { transaction: { sql }, state, orderId, part, shop: { shop } }: Line,
  { told, item, noteId }: { told: "lineGone" | "lineBack"; item: Item; noteId: string },
): Promise<void> {
  const addressee = await findAddressee(sql, state.detailId);
  const mail = storeLineMail({
    told,
    changeId: noteId,
    number: orderId,
    store: part.name,
    product: localized(item.product, "name", addressee.language),
    amount: wonText(item.lineTotal),
    addressee,
    shop,
  });
  await tellCustomer(sql, { ...mail, delaySeconds: SENT_MAIL_DELAY_S });
}

function tell(
  { transaction: { sql }, orderId, part, item, shop }: Line,
  { told, noteId }: Pick<StoreSays, "told" | "noteId">,
): Promise<void> {
  return tellShop(sql, { told, noteId, orderId, store: part.name, text: item.product.name }, shop);
}
