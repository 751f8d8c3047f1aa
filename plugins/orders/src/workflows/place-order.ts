import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { Language } from "@zakh/kit/contract";
import type { PlaceOrderInput } from "../contract/checkout";
import type { PlacedOrder } from "../contract/order";
import { findFirstAnswerStep } from "./steps/find-first-answer";
import { priceOrderStep } from "./steps/price-order";
import { settleAtOnceStep } from "./steps/settle-at-once";
import { writeOrderStep } from "./steps/write-order";

export const PLACE_ORDER_ID = "place-order";

/** The shop's own event beside Medusa's `order.placed`; carries `orderId`, the public `number` and `accountNumber`. */
export const SHOP_ORDER_PLACED = "shop-order.placed";

export interface PlaceOrderRequest extends PlaceOrderInput {
  /** Public id of the account that orders. */
  accountNumber: number;
  accountName: string;
  /** The account's own, which may differ from the order's. */
  accountEmail: string;
  /** Where the visitor comes from; null where nobody stands behind it, and nothing is limited. */
  address: string | null;
  /** Id of Medusa's Customer. */
  customerId: string;
  /** What the person reads, for the mails about the order. */
  language: Language;
  /** Null when the client sent none: then a repeat is another order. */
  idempotencyKey: string | null;
  /** What a repeat under the same key must be identical to; see `hashRequest`. */
  requestHash: string;
}

/**
 * Places an order and answers its public id, or the first answer when the key was used before, which no
 * limit refuses (rulings 2, 6, 7, 8). All that it writes is written in one transaction, and a step that fails after it takes it back: an
 * order that cannot be placed leaves nothing behind.
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
    const order = transform({ written }, (all) => ({ id: all.written?.orderId, number: all.written?.placed.id }));
    emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data: { id: order.id } });
    emitEventStep({
      eventName: SHOP_ORDER_PLACED,
      data: { orderId: order.id, number: order.number, accountNumber: input.accountNumber },
    }).config({ name: "emit-shop-order-placed" });
    // What else belongs to a new order goes here (its mail is written with it): the order is written, and taken back should this fail.
    // The last step, because money that was taken is not given back by an order that goes.
    settleAtOnceStep({ number: order.number, method: input.orderData.paymentMethod });
  });

  return new WorkflowResponse(
    transform({ firstAnswer, written }, (all) => all.firstAnswer ?? (all.written?.placed as PlacedOrder)),
  );
});
