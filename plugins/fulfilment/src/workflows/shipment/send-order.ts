import type { MedusaContainer } from "@medusajs/framework/types";
import { lockKey } from "@zakh/kit/database/lock";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { SENT_MAIL_DELAY_S, withdrawSentMails } from "@zakh/orders/mails/held-mails";
import { tellCustomer } from "@zakh/orders/notices/tell-customer";
import { findAddressee } from "@zakh/orders/read-models/addressee";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import { findOrdersSentWith, findShipments, type StoredShipment } from "@zakh/orders/read-models/shipments";
import { findTracedLines } from "@zakh/orders/read-models/traced-lines";
import { forgetUnpackedLots, keepLots } from "@zakh/orders/workflows/lines/keep-lots";
import { type Actor, recordChange } from "@zakh/orders/workflows/record-change";
import { NOT_SENT, sentChange } from "@zakh/orders/workflows/shipment/taken-up-again";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import { type Courier, trackingLinkOf } from "@zakh/site-settings/contract";
import { orderSentMail } from "../../mails/order-sent-mail";
import { isSentWith, refusalOf } from "./parcel-outcomes";
import { sentMailsOf } from "./sent-mails";

/** Most mails about the parcel of one order: that it was sent, and one that its number is another. */
const MAILS_MAX = 2;

export interface SendInput {
  number: number;
  courier: Pick<Courier, "code" | "name" | "trackingLink">;
  /** 10 to 14 digits. */
  trackingNumber: string;
  /** Whether it may take the place of another number. */
  replaces: boolean;
  by: Actor;
}

/**
 * Writes courier, number, history and mail in one transaction with the order locked. Sent with this number already, nothing
 * changes; another number keeps the day on which it was sent.
 */
export async function applySending(container: MedusaContainer, input: SendInput): Promise<{ changed: boolean }> {
  const { number, courier, trackingNumber, by } = input;
  // Read before the transaction: it uses another connection, which must not be waited for while rows are locked.
  const shop = await findShopContact();
  return withLockedOrder(container, number, async (transaction, state) => {
    const before = await shipmentOf(transaction, number);
    const refused = refusalOf(before);
    if (refused) throw new ApiError(409, refused);
    if (isSentWith(before, courier.code, trackingNumber)) return { changed: false };
    if (before.sentAt && !input.replaces) throw new ApiError(409, "sent_with_other_number");
    await requireUnused(transaction, before, input);
    const columns = {
      sent_at: before.sentAt ?? new Date(),
      courier: courier.code,
      courier_name: courier.name,
      tracking_number: trackingNumber,
    };
    const changed = [sentChange(before, `${courier.name} ${trackingNumber}`)];
    const changeId = await recordChange(transaction, container, state, { by, changed, columns });
    await keepLots(transaction.sql, state.detailId);
    await tellOfParcel(transaction, { changeId, state, input, shop });
    return { changed: true };
  });
}

/** Writes that the order is not sent after all, and withdraws the mail while it is held; 409 `order_not_sent`. */
export async function applyTakingBack(
  container: MedusaContainer,
  { number, by }: Pick<SendInput, "number" | "by">,
): Promise<void> {
  await withLockedOrder(container, number, async (transaction, state) => {
    const before = await shipmentOf(transaction, number);
    if (!before.sentAt) throw new ApiError(409, "order_not_sent");
    const changed = [sentChange(before, "")];
    await recordChange(transaction, container, state, { by, changed, columns: NOT_SENT });
    await forgetUnpackedLots(transaction.sql, state.detailId);
    await withdrawSentMails(transaction.sql, state.detailId);
  });
}

async function shipmentOf({ sql }: OneTransaction, number: number): Promise<StoredShipment> {
  const found = (await findShipments(sql, [number])).get(number);
  if (!found) throw new ApiError(404, "order_not_found");
  return found;
}

/**
 * 409 `tracking_number_used` for a number that stands for the parcel of another customer. The number is locked until the transaction
 * ends, because two orders may be given it at once. Whoever has it waits for no further lock, so that no two wait for each other.
 */
async function requireUnused({ sql }: OneTransaction, order: StoredShipment, input: SendInput): Promise<void> {
  await lockKey(sql, `tracking-number:${input.courier.code}:${input.trackingNumber}`);
  const others = await findOrdersSentWith(sql, input.courier.code, [input.trackingNumber]);
  const other = others.find(({ accountNumber }) => accountNumber !== order.accountNumber);
  if (other) throw new ApiError(409, "tracking_number_used", { params: { order: other.id } });
}

interface Told {
  /** Id of the history entry. */
  changeId: string;
  state: OrderState;
  input: SendInput;
  shop: ShopContact;
}

/** Writes the mail, held for a while. A number that the customer was told already needs none, nor does a third one. */
async function tellOfParcel({ sql }: OneTransaction, { changeId, state, input, shop }: Told): Promise<void> {
  const { courier, trackingNumber } = input;
  await withdrawSentMails(sql, state.detailId);
  const told = await sentMailsOf(sql, state.detailId);
  if (told.length >= MAILS_MAX || told[0] === `${courier.name} ${trackingNumber}`) return;
  const mail = orderSentMail({
    changeId,
    number: state.number,
    courier: courier.name,
    trackingNumber,
    trackingLink: trackingLinkOf(courier.trackingLink, trackingNumber),
    isAnotherNumber: told.length > 0,
    traced: await findTracedLines(sql, state.detailId),
    addressee: await findAddressee(sql, state.detailId),
    shop,
  });
  await tellCustomer(sql, { ...mail, delaySeconds: SENT_MAIL_DELAY_S });
}
