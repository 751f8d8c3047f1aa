import { defineWrite } from "@zakh/kit/database/define-write";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { SENT_MAIL_DELAY_S, withdrawHeldMail } from "@zakh/orders/mails/held-mails";
import { tellCustomer } from "@zakh/orders/notices/tell-customer";
import { findAddressee } from "@zakh/orders/read-models/addressee";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import { type Courier, trackingLinkOf } from "@zakh/site-settings/contract";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import type { StoreStepInput } from "../contract";
import { storeParcelMail } from "../mails/buyer-mails";
import { findParcelMails, findSteps, type PartKey, type PartState } from "../read-models/order-work";
import { stateBefore, whyNoStep } from "./order-steps";
import { addStep, type By, requirePart } from "./write-part";

/** Most mails about one store's parcel: that it was sent, and one that it goes otherwise. */
const MAILS_MAX = 2;

interface StepRequest extends PartKey {
  input: StoreStepInput;
  by: By;
}

interface Parcel {
  courier: Courier;
  trackingNumber: string;
}

/**
 * Takes a step with a store's part of an order, or takes the last back, atomically; the order's status stays. The buyer is told of what is handed
 * over, after the time in which it can be undone. The same again changes nothing. Throws 404 `store_order_not_found`, 400 `courier_unknown`,
 * and 409 as `whyNoStep`.
 */
export const takeStoreStepWorkflow = defineWrite(
  "take-store-step",
  async ({ input, by, ...key }: StepRequest, { container }) => {
    // Read before the transaction: they use another connection, which must not be waited for while rows are locked.
    const [shop, { couriers }] = await Promise.all([findShopContact(), storedSettings.couriers.value()]);
    const parcel = parcelOf(input, couriers);
    await withLockedOrder(container, key.orderId, async ({ sql }, { detailId }) => {
      const part = await requirePart(sql, key);
      if (isTaken(part, input)) return;
      const refusal = whyNoStep(part, input);
      if (refusal) throw refusal;
      if (input.step === "undone") return undoStep(sql, key, { detailId, by });
      const { code = "", name = "" } = parcel?.courier ?? {};
      const sent = parcel && { code, name, trackingNumber: parcel.trackingNumber };
      const stepId = await addStep(sql, key, { state: input.step, parcel: sent, by });
      if (input.step === "handed_over") await tellOfParcel(sql, key, { stepId, detailId, part, parcel, shop });
    });
  },
);

/** Whether a step is there already: a repeat of it is none. */
function isTaken({ state, courier, trackingNumber }: PartState, input: StoreStepInput): boolean {
  if (input.step !== state) return false;
  if (input.step !== "handed_over") return true;
  return (input.parcel?.courier ?? "") === courier && (input.parcel?.trackingNumber ?? "") === trackingNumber;
}

function parcelOf(input: StoreStepInput, couriers: readonly Courier[]): Parcel | null {
  if (input.step !== "handed_over" || !input.parcel) return null;
  const { courier: code, trackingNumber } = input.parcel;
  const courier = couriers.find((one) => one.code === code);
  if (!courier) throw new ApiError(400, "courier_unknown", { fields: { "parcel.courier": "courier_unknown" } });
  return { courier, trackingNumber };
}

async function undoStep(sql: Queryable, key: PartKey, { detailId, by }: { detailId: string; by: By }): Promise<void> {
  for (const mail of await findParcelMails(sql, key)) await withdrawHeldMail(sql, detailId, mail);
  await addStep(sql, key, { state: stateBefore(await findSteps(sql, key)), isUndo: true, by });
}

/** How many mails about its parcel the buyer of a part has got. */
async function countParcelMails(sql: Queryable, { orderId, storeId }: PartKey): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM store_order_step step JOIN outgoing_mail mail ON mail.key = 'store-parcel:' || step.id
     WHERE step.order_number = $1 AND step.store_number = $2 AND step.deleted_at IS NULL`,
    [orderId, storeId],
  );
  return rows[0]?.count ?? 0;
}

interface Sent {
  stepId: string;
  detailId: string;
  part: PartState;
  parcel: Parcel | null;
  shop: ShopContact;
}

async function tellOfParcel(
  sql: Queryable,
  key: PartKey,
  { stepId, detailId, part, parcel, shop }: Sent,
): Promise<void> {
  // It is picked up where the shop's own goods are, which are told of by nobody either.
  if (part.isPickedUp) return;
  if ((await countParcelMails(sql, key)) >= MAILS_MAX) return;
  const mail = storeParcelMail({
    changeId: stepId,
    number: key.orderId,
    store: part.name,
    parcel: parcel && {
      courier: parcel.courier.name,
      trackingNumber: parcel.trackingNumber,
      trackingLink: trackingLinkOf(parcel.courier.trackingLink, parcel.trackingNumber),
    },
    addressee: await findAddressee(sql, detailId),
    shop,
  });
  await tellCustomer(sql, { ...mail, delaySeconds: SENT_MAIL_DELAY_S });
}
