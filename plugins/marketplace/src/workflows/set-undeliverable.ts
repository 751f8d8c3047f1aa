import type { MedusaContainer } from "@medusajs/framework/types";
import { weighLines } from "@zakh/fulfilment/workflows/weigh-order";
import { localized } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { wonText } from "@zakh/kit/mail/mail-values";
import { placeOfLine } from "@zakh/orders/contract";
import { SENT_MAIL_DELAY_S, withdrawHeldMail } from "@zakh/orders/mails/held-mails";
import { tellCustomer } from "@zakh/orders/notices/tell-customer";
import { findAddressee } from "@zakh/orders/read-models/addressee";
import type { OrderState } from "@zakh/orders/read-models/order-state";
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

/** A line of a part in a transaction that has locked its order. */
interface Line extends PartKey {
  container: MedusaContainer;
  transaction: OneTransaction;
  state: OrderState;
  part: PartState;
  item: StoreOrder["items"][number];
  place: number;
  by: By;
  shop: ShopToTell;
}

/**
 * Writes that a store cannot deliver one of its lines, or can after all: the line is weighed 0, so that total, money, stock and books follow as for
 * every weight (ruling 50); shop and buyer are told. Where nothing would be left of the order, which is the shop's to cancel, the shop alone is
 * told, and the part becomes `undeliverable`. The same again changes nothing. Throws 404 `store_order_not_found`, 400 `value_invalid` for a
 * line that is not the store's, and 409 as `whyNoRefusal`.
 */
export const setUndeliverableWorkflow = defineWrite(
  "set-undeliverable",
  async ({ orderId, storeId, itemId, isUndeliverable, by }: Refusing, { container }) => {
    const shop = await findShopToTell();
    await withLockedOrder(container, orderId, async (transaction, state) => {
      const { sql } = transaction;
      const part = await requirePart(sql, { orderId, storeId });
      const item = (await findStoreOrder(sql, storeId, orderId))?.items.find(({ id }) => id === itemId);
      const place = placeOfLine(orderId, itemId);
      if (!item || place === undefined)
        throw new ApiError(400, "value_invalid", { fields: { itemId: "value_invalid" } });
      const refusal = whyNoRefusal(part);
      if (refusal) throw refusal;
      const isGone = item.packedQuantity === 0 || part.state === "undeliverable";
      if (isGone === isUndeliverable) return;
      const line = { orderId, storeId, container, transaction, state, part, item, place, by, shop };
      await (isUndeliverable ? refuse(line) : takeBack(line));
    });
  },
);

async function refuse(line: Line): Promise<void> {
  const { transaction, state, place, by } = line;
  const lines = await findLines(transaction.sql, state.detailId);
  const isLast = lines.every((other) => other.place === place || other.packed === 0);
  const noteId = await addNote(transaction.sql, line, { kind: "undeliverable", place, isByStore: true, by });
  if (isLast) {
    await addStep(transaction.sql, line, { state: "undeliverable", by });
  } else {
    await weigh(line, 0);
    await tellBuyer(line, { told: "lineGone", noteId });
  }
  await tell(line, { told: isLast ? "last" : "gone", noteId });
}

async function takeBack(line: Line): Promise<void> {
  const { transaction, part, item, place, by } = line;
  const { sql } = transaction;
  const wasTold = await withdrawGone(line);
  const noteId = await addNote(sql, line, { kind: "deliverable", place, isByStore: true, by });
  if (part.state === "undeliverable") {
    await addStep(sql, line, { state: stateBefore(await findSteps(sql, line)), isUndo: true, by });
  }
  if (item.packedQuantity === 0) {
    await weigh(line, null);
    if (wasTold) await tellBuyer(line, { told: "lineBack", noteId });
  }
  await tell(line, { told: "back", noteId });
}

function weigh({ container, transaction, state, orderId: number, item, by }: Line, packedQuantity: 0 | null) {
  const lines = [{ id: item.id, packedQuantity }];
  return weighLines(container, transaction, state, { number, lines, confirmed: true, by });
}

/** Withdraws what the buyer was to be told of the line; returns whether the buyer knows. */
async function withdrawGone({ transaction: { sql }, state, orderId, place }: Line): Promise<boolean> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT id FROM store_order_note WHERE order_number = $1 AND place = $2 AND kind = 'undeliverable' AND deleted_at IS NULL
     ORDER BY number DESC LIMIT 1`,
    [orderId, place],
  );
  return rows[0] !== undefined && withdrawHeldMail(sql, state.detailId, `store-line:${rows[0].id}`);
}

async function tellBuyer(
  { transaction: { sql }, state, orderId, part, item, shop: { shop } }: Line,
  { told, noteId }: { told: "lineGone" | "lineBack"; noteId: string },
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
