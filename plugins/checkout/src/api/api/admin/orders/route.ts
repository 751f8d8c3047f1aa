import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { addLogFields } from "@zakh/kit/log/request-context";
import { findShopName } from "@zakh/kit/mail/shop-contact";
import { actorOf } from "@zakh/orders/http/change-order";
import { idempotencyKey } from "@zakh/orders/http/idempotency-key";
import type { AdminOrderInput } from "../../../../contract/admin-order";
import { orderMessage } from "../../../../mails/order-message";
import { findLinkedOrder } from "../../../../read-models/linked-order";
import { findOrderer } from "../../../../read-models/orderer";
import { placeOrderWorkflow } from "../../../../workflows/place-order";
import { hashRequest } from "../../../../workflows/request-hash";

/** An order for a customer who calls. There is no client address, because an admin is not limited. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const placedBy = actorOf(request);
  const { userId, customer, ...body } = request.validatedBody as AdminOrderInput;
  const orderer = await findOrderer(shopPool(), { userId, customer });
  const customerEmail = body.orderData.customerEmail ?? orderer.accountEmail;
  const { result } = await placeOrderWorkflow(request.scope).run({
    input: {
      ...body,
      ...orderer,
      orderData: { ...body.orderData, customerEmail },
      placedBy,
      address: null,
      idempotencyKey: idempotencyKey(request),
      requestHash: hashRequest(body, { userId, customer }),
    },
  });
  addLogFields({ order: result.id, total: result.totalAmount, by: placedBy.number });
  const [order, shopName] = await Promise.all([findLinkedOrder(shopPool(), result.id), findShopName()]);
  if (!order) throw new Error("The order that was just placed has no link");
  response.status(201).json({ ...result, userId: order.userId, ...orderMessage(order, shopName) });
}
