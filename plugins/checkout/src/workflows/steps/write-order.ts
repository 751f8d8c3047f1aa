import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { withdrawPushes } from "@zakh/accounts/push/queue-pushes";
import { rememberAddress } from "@zakh/accounts/workflows/address-book/remember-address";
import { minimumQuantity, quantitiesOf } from "@zakh/catalog/contract";
import { discardReservations, reserveStock } from "@zakh/catalog/workflows/stock";
import { paymentDeadline } from "@zakh/delivery/contract";
import type { Language } from "@zakh/kit/contract";
import { lockKey } from "@zakh/kit/database/lock";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { insertRows } from "@zakh/kit/database/table-rows";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails, type OutgoingMail, withdrawMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import type { CurrentLegal } from "@zakh/legal/contract";
import { legalMailNotice } from "@zakh/legal/mails/legal-notice";
import { currentLegal } from "@zakh/legal/read-models/legal-pages";
import { consentRows, requireCurrent, withdrawConsents } from "@zakh/legal/workflows/consent-rows";
import { STATUS_WHEN } from "@zakh/orders/contract";
import { SHOP_ORDER_MODULE, type ShopOrderModuleService } from "@zakh/orders/modules/shop-order";
import { creditBalance } from "@zakh/orders/read-models/credit";
import { creditKey } from "@zakh/orders/workflows/credit-key";
import { paymentRows } from "@zakh/orders/workflows/payment/medusa-payment";
import type { OpenedSession } from "@zakh/orders/workflows/payment/provider-calls";
import { creditChanged, noteGrantedCredit } from "@zakh/orders/workflows/use-credit";
import type { OrderAlertsSetting } from "@zakh/site-settings/contract";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import type { PlacedForm } from "../../contract/checkout";
import { placedAnswer } from "../../contract/placed-order";
import { orderMailsElsewhere, ownOrderMails } from "../../mails/mail-limits";
import { mailsOfNewOrder } from "../../mails/new-order";
import { alertOwner } from "../../mails/order-alert-mail";
import { orderPlacedMail } from "../../mails/order-placed-mail";
import { type OrderToNotify, pushNewOrder } from "../../push/new-order-push";
import { SALE_UNIT } from "../../read-models/sale-unit";
import { restoreSavedCart, type TakenLine, takeBoughtLines } from "../cart/saved-cart-rows";
import { unlinkOrder } from "../link-order";
import { discardSession, sessionOf } from "../payment/new-session";
import { type FreeParcel, reopenSettled, settleByParcel } from "../placing/free-parcel";
import { firstAnswer, oneRequestAtATime, type RequestIdentity } from "../placing/idempotency";
import { newLinkKey } from "../placing/link-key";
import { newOrderRows } from "../placing/new-order-rows";
import { orderDetailRow } from "../placing/order-detail-row";
import type { OrderDraft } from "../placing/order-draft";
import { NEXT_ORDER_NUMBER } from "../placing/order-numbers";
import { completeCart, reopenCart } from "../placing/ordered-cart";
import { customerOfOrder, type MadeCustomer, type Orderer, removeMadeCustomer } from "../placing/orderer";
import { countedOrder, type Placing, returnPlacing, sameEmail } from "../placing/placing-limits";
import { stockRequests } from "../placing/stock-requests";
import { oneAtATime, withTransferDiscount } from "../placing/transfer-discount";

export interface WriteOrderInput extends Orderer, Pick<RequestIdentity, "idempotencyKey" | "requestHash" | "cart"> {
  draft: OrderDraft;
  form: PlacedForm;
  /** The client's IP address; null when there is no client, and then the order is not limited. */
  address: string | null;
  language: Language;
  /** Set for goods that are sent free of charge. */
  freeParcel?: FreeParcel;
}

/** What the step has written, for its undo. */
interface Written {
  orderId: string;
  number: number;
  /** Whole won, after the transfer discount. */
  total: number;
  transferDiscount: number;
  creditUsed: number;
  detailId: string;
  collectionId: string;
  /** The cart of `/store` that became it. */
  cartId: string | null;
  /** The customer who was made with it. */
  madeCustomer: MadeCustomer | null;
  session: OpenedSession;
  reservationIds: string[];
  /** What the order took out of the saved cart. */
  cartLines: TakenLine[];
  mailIds: string[];
  pushIds: string[];
  /** The count to take back in an undo; null when it was not counted. */
  placing: Placing | null;
}

/** Delay of mails and messages for the steps after this one, in seconds: a sent mail cannot be withdrawn. */
const MAIL_DELAY_SECONDS = 2;

/**
 * Writes the order in one transaction: the shop's detail, the customer of a caller who has no account, the reserved stock, Medusa's order, the awaited payment, the
 * links, the first history entry and the mails. A killed process leaves nothing.
 *
 * The provider has started the payment before, without a transaction. When the order is not written after all, that
 * session is deleted.
 *
 * The rows of Medusa's tables are written here and not by its modules, which take three times as long (decision 33).
 *
 * Returns `orderId` only when it wrote; a second request with the same key gets the first answer (ruling 7). An order
 * that is not written is not counted, and neither are its mails. Throws 409 `stock_short` with the product's name and the
 * stock left (ruling 6), `credit_changed`, `terms_changed`, and `email_taken` for a new customer, 422 `idempotency_key_reused`, and 429 `too_many_orders` or `too_many_orders_elsewhere`.
 */
export const writeOrderStep = createStep(
  "write-order",
  async (input: WriteOrderInput, { container }) => {
    // Read before the transaction: it uses another connection, which must not be waited for while rows are locked.
    const [shop, alerts, legal] = await Promise.all([
      findShopContact(),
      storedSettings["order-alerts"].value(),
      currentLegal.value(),
    ]);
    const placedAt = new Date();
    const session = await sessionOf(container, input, placedAt);
    const toOwnAddress = sameEmail(input.accountEmail, input.form.customerEmail);
    const placing = placingOf(input, toOwnAddress);
    const writing = (refusal: ApiError | null) =>
      inOneTransaction(container, async (transaction) => {
        const { sql } = transaction;
        const draft = await withTransferDiscount(sql, input.draft);
        const begun = await begin(sql, { ...input, draft }, placedAt);
        if (!begun) return { first: await firstAnswer(sql, input) };
        if (refusal) throw refusal;
        requireCurrent(input.form.agreed ?? {}, legal);
        if (draft.creditUsed > 0) await takeCredit(sql, { ...begun, ...input }, draft.creditUsed);
        // Only now: a repeat of the order must not make the customer again.
        const customer = await customerOfOrder(transaction, container, input);
        const order = { ...input, ...customer, draft, ...begun, placing, toOwnAddress, session, shop, alerts, legal };
        return { written: await write(sql, order) };
      });
    const { first, written } = await oneRequestAtATime(input, () =>
      countedOrder(placing, (refusal) => oneAtATime(input.draft, () => writing(refusal))),
    ).catch(async (failure: unknown) => {
      await discardSession(container, session);
      throw failure;
    });
    if (first) await discardSession(container, session);
    const placed = first ?? (written && placedAnswer({ ...written, id: written.number }));
    if (!placed) throw new Error("An order was placed under this key, and is not to be found");
    return new StepResponse({ placed, orderId: written?.orderId ?? null }, written ?? null);
  },
  async (written, { container }) => {
    if (!written) return;
    await remove(container, written);
    await discardSession(container, written.session);
    if (written.placing) await returnPlacing(written.placing);
  },
);

/**
 * Keeps the account's credit for this order until the transaction ends. Throws 409 `credit_changed` with the `credit` (won) when
 * there is less than the customer saw.
 */
async function takeCredit(
  sql: Queryable,
  { detailId, accountNumber }: Pick<WriteOrderInput & Begun, "detailId" | "accountNumber">,
  wanted: number,
): Promise<void> {
  await lockKey(sql, creditKey(accountNumber));
  const balance = await creditBalance(sql, accountNumber);
  if (balance < wanted) throw creditChanged("credit_changed", balance);
  await noteGrantedCredit(sql, { detailId, accountNumber }, wanted);
}

interface Begun {
  detailId: string;
  number: number;
  placedAt: Date;
}

/**
 * Writes the detail, unless this account has already placed an order with the same key. A concurrent request with the
 * same key waits here until the first one's transaction has ended (ruling 7). Throws 409 `conflict` when the account was closed meanwhile.
 */
async function begin(sql: Queryable, input: WriteOrderInput, placedAt: Date): Promise<Begun | null> {
  if (input.cart && !(await completeCart(sql, input.cart))) return null;
  const id = medusaId("ordet", placedAt);
  const status = STATUS_WHEN.placed;
  const linkKey = input.placedBy ? newLinkKey() : null;
  const { draft } = input;
  const deadline = paymentDeadline(draft.paymentTermHours, placedAt, draft.delivery);
  const ids = { id, status, linkKey, placedAt, updatedAt: placedAt };
  const detail = { ...input, ...draft, ...ids, paymentDeadline: deadline };
  const answer = { table: "order_detail", column: "order_number" };
  const [number] = await insertRows<number>(sql, [orderDetailRow(detail)], {
    answer,
    computed: { ...answer, expression: NEXT_ORDER_NUMBER },
    skipKnown: true,
  }).catch((failure: unknown) => {
    throw violatedConstraint(failure) === "order_detail_account_open" ? new ApiError(409, "conflict") : failure;
  });
  return number === undefined ? null : { detailId: id, number, placedAt };
}

/** Whom the order counts against; null when there is no client. */
function placingOf({ accountNumber, address }: WriteOrderInput, toOwnAddress: boolean): Placing | null {
  return address === null ? null : { accountNumber, address, elsewhere: !toOwnAddress };
}

interface NewOrder extends Omit<WriteOrderInput, "customerId">, Begun {
  placing: Placing | null;
  toOwnAddress: boolean;
  /** Id of Medusa's Customer, and whether it was made with the order. */
  customerId: string;
  isNew: boolean;
  session: OpenedSession;
  shop: ShopContact;
  /** Whether the shop's owner gets a mail. */
  alerts: OrderAlertsSetting;
  /** The versions of the legal pages that hold. */
  legal: CurrentLegal;
}

async function write(sql: Queryable, input: NewOrder): Promise<Written> {
  const { draft, form, detailId, number, placedAt, customerId, session, shop, placing } = input;
  const orderId = medusaId("order", placedAt);
  const collectionId = medusaId("pay_col", placedAt);
  await insertRows(sql, [...newOrderRows({ ...input, ...draft, id: orderId, collectionId }), ...consentRowsOf(input)]);
  const bought = draft.lines.map(({ product, quantity }) => ({
    productId: product.number,
    units: SALE_UNIT.fromQuantity(quantity),
    minimum: SALE_UNIT.fromQuantity(minimumQuantity(product)),
  }));
  const cartLines = input.freeParcel ? [] : await takeBoughtLines(sql, customerId, bought);
  await remember(sql, input);
  const order = { number, draft, form, shop };
  const mails = [...(await ownMails(sql, input)), ...(await mailsOfNewOrder(sql, order))];
  const mailIds = await insertMails(sql, mails.map(afterLaterSteps));
  const pushIds = input.freeParcel ? [] : await pushNewOrder(sql, toTell(input), MAIL_DELAY_SECONDS);
  // Last, because it locks the stock levels until the commit, and other buyers of the same product wait for them.
  const reservationIds = await reserveStock(sql, stockRequests(draft));
  const { total, transferDiscount, creditUsed } = draft;
  const madeCustomer = input.isNew ? { number: input.accountNumber, customerId } : null;
  const cartId = input.cart?.id ?? null;
  const ids = { orderId, number, detailId, cartId, collectionId, madeCustomer, reservationIds, mailIds, pushIds };
  return { ...ids, total, transferDiscount, creditUsed, session, cartLines, placing };
}

/** What the customer agreed to, in the same statement as the order. */
function consentRowsOf({ form, legal: current, accountNumber, number: orderNumber, language, placedAt: at }: NewOrder) {
  return consentRows({ agreed: form.agreed ?? {}, current, accountNumber, orderNumber, language, at });
}

/** The mails to customer and owner; of a free parcel those of whoever sends it. */
async function ownMails(sql: Queryable, input: NewOrder): Promise<OutgoingMail[]> {
  const { number, detailId, draft, form, placedAt, toOwnAddress, language, shop, alerts, freeParcel, legal } = input;
  if (freeParcel) return settleByParcel(sql, { number, detailId, shop }, freeParcel);
  const notice = legalMailNotice(form.agreed ?? {}, legal, language);
  const mail = orderPlacedMail({ number, draft, form, placedAt, toOwnAddress, language, shop, notice });
  const toCustomer = { ...mail, limit: toOwnAddress ? ownOrderMails : orderMailsElsewhere };
  return [toCustomer, ...alertOwner({ number, draft, form, shop }, alerts)];
}

async function remember(sql: Queryable, { accountNumber, form }: NewOrder): Promise<void> {
  const { address, customerName: recipientName, customerPhone: phone, deliveryNote = "" } = form;
  if (!form.rememberAddress || !address) return;
  await rememberAddress(sql, accountNumber, { ...address, recipientName, phone, deliveryNote });
}

function toTell({ number, draft, form, placedBy }: NewOrder): OrderToNotify {
  const quantities = quantitiesOf(draft.lines.map(({ quantity, product: { unit } }) => ({ quantity, unit })));
  return { number, total: draft.total, customerName: form.customerName, quantities, placedBy: placedBy?.number };
}

function afterLaterSteps(mail: OutgoingMail): OutgoingMail {
  return { ...mail, delaySeconds: Math.max(MAIL_DELAY_SECONDS, mail.delaySeconds ?? 0) };
}

/** Undo: deletes everything that was written, and restores the saved cart. */
async function remove(container: MedusaContainer, written: Written): Promise<void> {
  await inOneTransaction(container, async ({ sql, use }) => {
    await withdrawMails(sql, written.mailIds);
    await withdrawPushes(sql, written.pushIds);
    await reopenSettled(sql, written.number);
    await restoreSavedCart(sql, written.cartLines);
    await unlinkOrder(sql, written.orderId);
    await withdrawConsents(sql, written.number);
    await reopenCart(sql, written.cartId);
    await use(paymentRows(container), async (service, context) => {
      await service.deletePaymentSessions([written.session.id], context);
      await service.deletePaymentCollections([written.collectionId], context);
    });
    await use(container.resolve(Modules.ORDER), (service, context) => service.deleteOrders([written.orderId], context));
    await use(container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE), (service, context) =>
      service.deleteShopOrderDetails([written.detailId], context),
    );
    await discardReservations(sql, written.reservationIds);
    await removeMadeCustomer(sql, written.madeCustomer);
  });
}
