import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { Language } from "@zakh/kit/contract";
import type { PlaceOrderInput } from "../contract/checkout";
import type { PlacedOrder } from "../contract/placed-order";
import type { FreeParcel } from "./placing/free-parcel";
import type { OrderedCart } from "./placing/idempotency";
import type { Orderer } from "./placing/orderer";
import { findFirstAnswerStep } from "./steps/find-first-answer";
import { priceOrderStep } from "./steps/price-order";
import { settleAtOnceStep } from "./steps/settle-at-once";
import { writeOrderStep } from "./steps/write-order";

export const PLACE_ORDER_ID = "place-order";

export interface PlaceOrderRequest extends PlaceOrderInput, Orderer {
  /** The client's IP address; null when there is no client, and then nothing is limited. */
  address: string | null;
  /** The customer's language, for mails about the order. */
  language: Language;
  /** Null when the client sent none: then a repeat is another order. */
  idempotencyKey: string | null;
  /** The cart of Medusa's `/store` that becomes the order, instead of a key. */
  cart?: OrderedCart | null;
  /** Hash that a repeat under the same key must match; see `hashRequest`. */
  requestHash: string;
  /** Set for goods that are sent free of charge. */
  freeParcel?: FreeParcel;
}

/**
 * Places an order and returns its public id, or the first answer when the key was used before, which no limit refuses
 * (rulings 2, 6, 7, 8). Everything is written in one transaction, and a later failing step undoes it: a failed order
 * leaves nothing behind.
 */
export const placeOrderWorkflow = createWorkflow(PLACE_ORDER_ID, (input: PlaceOrderRequest) => {
  const firstAnswer = findFirstAnswerStep(input);

  const written = when("not-placed-before", firstAnswer, (answer) => !answer).then(() => {
    const draft = priceOrderStep(input);
    return writeOrderStep(
      transform({ input, draft }, ({ input: { orderData, cartItems: _, ...request }, draft: order }) => ({
        ...request,
        form: { ...orderData, customerAddress: order.payment.address ?? orderData.customerAddress },
        draft: order,
      })),
    );
  });

  when("newly-placed", { written }, (all) => Boolean(all.written?.orderId)).then(() => {
    const order = transform({ written, input }, (all) => ({
      id: all.written?.orderId,
      number: all.written?.placed.id,
      accountNumber: all.input.accountNumber,
    }));
    const due = transform({ written }, (all) => {
      const { totalAmount = "0", creditUsed = 0 } = all.written?.placed ?? {};
      return Number(totalAmount) - creditUsed;
    });
    // Medusa's event, with the public ids of order and account.
    emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data: order });
    // Add further effects of a new order here (its mail is written with it). They run after the order is written, and
    // it is undone when they fail. This must stay the last step, because undoing an order does not refund captured
    // money.
    settleAtOnceStep({ number: order.number, method: input.orderData.paymentMethod, due });
  });

  return new WorkflowResponse(
    transform({ firstAnswer, written }, (all) => all.firstAnswer ?? (all.written?.placed as PlacedOrder)),
  );
});
