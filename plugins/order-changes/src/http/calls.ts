import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { adminOf } from "@zakh/accounts/http/guards";
import { type SinceVersion, sinceVersion } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { addLogFields } from "@zakh/kit/log/request-context";
import { order, orderLookupQuery } from "@zakh/orders/contract";
import { changeOrder } from "@zakh/orders/http/change-order";
import { lookUpOrder } from "@zakh/orders/http/look-up-order";
import { actorOnLookedUp, changeOwnOrder } from "@zakh/orders/http/own-order";
import { type AddressInput, addressInput } from "../contract/address";
import {
  type ChangeInput,
  changeInput,
  type OfferAnswer,
  offerAnswer,
  type ReceivedInput,
  receivedInput,
} from "../contract/change";
import { answerOfferWorkflow, changeOrderWorkflow } from "../workflows/change-order";
import { correctAddressWorkflow } from "../workflows/correct-address";
import { receiveDifferenceWorkflow } from "../workflows/receive-difference";

/** The calls about changes of an order, by the owner and by its customer, and about the difference to a higher total (rulings 50, 72). */
export const calls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/admin/orders/:id/changes",
    role: "admin",
    summary:
      "Changes recipient, note, products, fee and discount of an order before it is packed. A higher total is only offered, unless the customer has agreed by phone. Money of a paid order that a discount or a lower fee gives back is the owner's to give.",
    body: sinceVersion(changeInput),
    answer: order,
    refusals: {
      400: [
        "id_invalid",
        "quantity_invalid",
        "quantity_below_minimum",
        "quantity_above_maximum",
        "quantity_not_in_packs",
        "cart_too_long",
        "discount_too_large",
      ],
      404: ["order_not_found"],
      409: [
        "order_closed",
        "order_packed",
        "nothing_left",
        "product_unavailable",
        "stock_short",
        "order_total_changed",
        "conflict",
      ],
    },
    handler: async (request, response) => {
      const change = request.validatedBody as SinceVersion<ChangeInput>;
      const mayGiveBack = adminOf(request).staffRole === "owner";
      await changeOrder(request, response, (order) =>
        changeOrderWorkflow(request.scope).run({ input: { ...change, ...order, mayGiveBack } }),
      );
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/orders/:id/offer",
    role: "admin",
    summary: "Takes back the offer of a higher total that waits for the customer's answer.",
    answer: order,
    refusals: {
      400: ["id_invalid"],
      404: ["order_not_found"],
      409: ["offer_gone", "order_closed", "order_packed", "conflict"],
    },
    handler: (request, response) =>
      changeOrder(request, response, (order) =>
        answerOfferWorkflow(request.scope).run({ input: { ...order, as: "offerWithdrawn" } }),
      ),
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/received",
    role: "admin",
    summary: "Enters that the customer of a paid order has paid the difference to a higher total.",
    body: receivedInput,
    answer: order,
    refusals: {
      400: ["id_invalid"],
      404: ["order_not_found"],
      409: ["order_not_paid", "transfer_sum_differs", "conflict"],
    },
    handler: async (request, response) => {
      const { amount } = request.validatedBody as ReceivedInput;
      await changeOrder(request, response, (order) =>
        receiveDifferenceWorkflow(request.scope).run({ input: { ...order, amount } }),
      );
    },
  },
  {
    method: "POST",
    path: "/api/orders/:id/offer",
    role: "visitor",
    summary:
      "The customer's answer to the offer of a higher total, by the order's owner or anyone with its email; the same 404 for everybody else.",
    alsoLoads: ["customer", "admin"],
    query: orderLookupQuery,
    body: offerAnswer,
    answer: order,
    refusals: {
      404: ["order_not_found"],
      409: ["offer_gone", "order_closed", "order_packed", "product_unavailable", "stock_short", "conflict"],
      410: ["order_link_expired"],
      429: ["too_many_requests"],
    },
    handler: async (request, response) => {
      const order = await lookUpOrder(request);
      const { offer, agrees } = request.validatedBody as OfferAnswer;
      addLogFields({ order: order.id });
      const by = actorOnLookedUp(request, order);
      await answerOfferWorkflow(request.scope).run({
        input: { number: order.id, offer, as: agrees ? "offerAccepted" : "offerDeclined", by },
      });
      response.json(await lookUpOrder(request));
    },
  },
  {
    method: "PUT",
    path: "/api/orders/:id/address",
    role: "customer",
    summary:
      "Corrects the address of the customer's own order until it is packed, where fee and days stay as they are.",
    before: [callsPerAccount],
    body: addressInput,
    answer: order,
    refusals: {
      400: ["id_invalid"],
      404: ["order_not_found"],
      409: ["order_closed", "order_packed_already", "address_changes_delivery", "conflict"],
      429: ["too_many_requests"],
    },
    handler: (request, response) => {
      const corrected = request.validatedBody as AddressInput;
      return changeOwnOrder(request, response, (order) =>
        correctAddressWorkflow(request.scope).run({ input: { ...order, ...corrected } }),
      );
    },
  },
];
