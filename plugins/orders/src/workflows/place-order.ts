import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, parallelize, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { PlaceOrderInput } from "../contract/checkout";
import type { PlacedOrder } from "../contract/order";
import { createMedusaOrderStep } from "./steps/create-medusa-order";
import { createOrderDetailStep } from "./steps/create-order-detail";
import { createPaymentCollectionStep } from "./steps/create-payment-collection";
import { createPaymentSessionStep } from "./steps/create-payment-session";
import { dropLeaseStep } from "./steps/drop-lease";
import { findFirstAnswerStep } from "./steps/find-first-answer";
import { linkOrderStep } from "./steps/link-order";
import { priceOrderStep } from "./steps/price-order";
import { recordStatusChangeStep } from "./steps/record-status-change";
import { reserveStockStep } from "./steps/reserve-stock";
import { takeLeaseStep } from "./steps/take-lease";

export const PLACE_ORDER_ID = "place-order";

/** The shop's own event beside Medusa's `order.placed`; carries `orderId`, the public `number` and `accountNumber`. */
export const SHOP_ORDER_PLACED = "shop-order.placed";

export interface PlaceOrderRequest extends PlaceOrderInput {
  /** Public id of the account that orders. */
  accountNumber: number;
  accountName: string;
  /** Id of Medusa's Customer. */
  customerId: string;
  /** Null when the client sent none: then a repeat is another order. */
  idempotencyKey: string | null;
  /** What a repeat under the same key must be identical to; see `hashRequest`. */
  requestHash: string;
}

/**
 * Places an order paid by bank transfer and answers its public id, or the first answer when the key was used before
 * (rulings 2, 6, 7, 8). Every step undoes itself: an order that cannot be placed leaves nothing behind.
 */
export const placeOrderWorkflow = createWorkflow(PLACE_ORDER_ID, (input: PlaceOrderRequest) => {
  const lease = takeLeaseStep(
    transform(input, ({ accountNumber, idempotencyKey }) => ({
      key: idempotencyKey === null ? null : `place:${accountNumber}:${idempotencyKey}`,
    })),
  );
  const firstAnswer = findFirstAnswerStep(input);

  const placed = when("not-placed-before", firstAnswer, (answer) => !answer).then(() => {
    const draft = priceOrderStep(input);
    reserveStockStep(draft);
    const [order, collection] = parallelize(
      createMedusaOrderStep({ draft, form: input.orderData, customerId: input.customerId }),
      createPaymentCollectionStep({ total: draft.total }),
    );
    const [detail] = parallelize(
      createOrderDetailStep({
        draft,
        form: input.orderData,
        accountNumber: input.accountNumber,
        idempotencyKey: input.idempotencyKey,
        requestHash: input.requestHash,
      }),
      createPaymentSessionStep({
        collectionId: collection.id,
        total: draft.total,
        bankAccount: draft.bankAccount,
        depositor: input.orderData.transferAccountHolder,
      }),
    );
    parallelize(
      recordStatusChangeStep(
        transform({ input, draft, detail }, (all) => ({
          detailId: all.detail.id,
          from: null,
          to: "pending" as const,
          by: { number: all.input.accountNumber, name: all.input.accountName },
          total: all.draft.total,
        })),
      ),
      linkOrderStep({ orderId: order.id, detailId: detail.id, collectionId: collection.id }),
    );
    emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data: { id: order.id } });
    emitEventStep({
      eventName: SHOP_ORDER_PLACED,
      data: { orderId: order.id, number: order.number, accountNumber: input.accountNumber },
    }).config({ name: "emit-shop-order-placed" });
    return transform(
      { order, draft },
      (all): PlacedOrder => ({ id: all.order.number, totalAmount: String(all.draft.total) }),
    );
  });

  dropLeaseStep({ id: lease });
  return new WorkflowResponse(
    transform({ firstAnswer, placed }, (all): PlacedOrder => all.firstAnswer ?? (all.placed as PlacedOrder)),
  );
});
