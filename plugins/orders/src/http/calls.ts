import { ACTORS_TABLES, customerOf } from "@zakh/accounts/http/guards";
import { pageOf, sendList, sendPage } from "@zakh/kit/cache/send-list";
import { OWN_LIST_MAX, OWNERS, pageQuery, STAFF_ROLES } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { readId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { type OrdersQuery, orderLookupQuery, ordersQuery } from "../contract/list";
import { type StatusesInput, statusAnswer, statusesAnswer, statusesInput } from "../contract/many-statuses";
import { order, orderList, ownOrderList } from "../contract/order";
import { type PaymentDeadlineInput, paymentDeadlineInput } from "../contract/payment-deadline";
import { paymentMethodList } from "../contract/payment-method";
import {
  type OrderStatus,
  orderHistory,
  type PendingOrdersCount,
  pendingOrdersCount,
  type StatusInput,
  statusInput,
} from "../contract/status";
import { type CorrectionInput, correctionInput } from "../contract/weight";
import { findOrderHistory } from "../read-models/order-history";
import {
  countOrdersOfAccount,
  countPendingOrders,
  findNewestOrders,
  findOrder,
  findOrdersByIds,
  findOrdersOfAccount,
  listOrders,
} from "../read-models/orders";
import { shownMethods } from "../read-models/payment-methods";
import { changeOrderStatusWorkflow } from "../workflows/change-order-status";
import { correctOrderWorkflow } from "../workflows/correct-order";
import { remindOfPaymentWorkflow } from "../workflows/remind-of-payment";
import { setPaymentDeadlineWorkflow } from "../workflows/set-payment-deadline";
import { type ChangedOrder, changeOfPath, changeOrder } from "./change-order";
import { keyedRequest, ONCE } from "./idempotency-key";
import { lookUpOrder } from "./look-up-order";
import { ownOrderCalls } from "./own-order-calls";
import { isPacker, packersQuery, packersView } from "./packers-view";
import { setStatuses } from "./set-statuses";

const STATUS_REFUSALS = [
  "stock_short",
  "order_has_transfer",
  "order_weighed",
  "order_has_return",
  "order_undeliverable",
];

/** Every call of orders: who may call it, what it accepts, answers and refuses. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/payment-methods",
    role: "visitor",
    summary:
      "The payment methods: those that can be chosen now, and those of existing orders, with texts in every language.",
    query: pageQuery,
    answer: paymentMethodList,
    handler: (request, response) => shownMethods().handler(request, response),
  },
  {
    method: "GET",
    path: "/api/orders",
    role: "admin",
    staff: STAFF_ROLES,
    summary: "The orders by the filters, newest first; in pages with limit and offset, then with X-Total-Count.",
    query: ordersQuery,
    answer: orderList,
    handler: async (request, response) => {
      const query = request.validatedQuery as OrdersQuery;
      const { orders, total } = await listOrders(shopPool(), isPacker(request) ? packersQuery(query) : query);
      sendPage(request, response, isPacker(request) ? orders.map(packersView) : orders, total);
    },
  },
  {
    method: "GET",
    path: "/api/orders/:id",
    role: "visitor",
    staff: STAFF_ROLES,
    summary:
      "One order, for its owner, an admin, or anyone with its email or the key of its link (that of a mail: for 30 days); the same 404 for everybody else.",
    alsoLoads: ["customer", "admin"],
    query: orderLookupQuery,
    answer: order,
    refusals: { 404: ["order_not_found"], 410: ["order_link_expired"], 429: ["too_many_requests"] },
    handler: async (request, response) => response.json(await lookUpOrder(request)),
  },
  {
    method: "PATCH",
    path: "/api/orders/:id/status",
    role: "admin",
    summary:
      "Changes an order's status together with its payment, its stock and Medusa's order; with `from` only while it has this status. Says what it was. Its mail goes after ten seconds, unless it is set back.",
    body: statusInput,
    answer: statusAnswer,
    refusals: {
      400: ["id_invalid"],
      404: ["order_not_found"],
      409: [...STATUS_REFUSALS, "order_status_changed", "conflict"],
    },
    handler: async (request, response) => {
      const { status: to, from } = request.validatedBody as StatusInput;
      let changedFrom: OrderStatus | null = null;
      const number = await changeOfPath(
        request,
        async (order) => {
          const input = { ...order, to, from, canBeUndone: true };
          const { result } = await changeOrderStatusWorkflow(request.scope).run({ input });
          if (result.changed) changedFrom = result.from;
        },
        { order_status: to },
      );
      response.json({ ...(await findOrder(shopPool(), number)), changedFrom });
    },
  },
  {
    method: "POST",
    path: "/api/admin/orders/statuses",
    role: "admin",
    summary:
      "Sets one status for up to 100 orders, each by itself and as many as there is time for, and says what became of each; a repeat changes nothing, and no money is entered that nobody has seen: what is unpaid is not delivered, what is delivered or cancelled is not paid. Mails go after ten seconds, and not at all when the status is set back within them.",
    body: statusesInput,
    answer: statusesAnswer,
    refusals: { 400: ["orders_missing", "orders_too_many", "status_invalid"] },
    handler: async (request, response) => {
      const input = request.validatedBody as StatusesInput;
      const results = await setStatuses(request, response, input);
      addLogFields({
        order_status: input.status,
        changed: results.flatMap(({ id, outcome }) => (outcome === "changed" ? [id] : [])).join(","),
      });
      response.json({ results, orders: await findOrdersByIds(shopPool(), input.ids) });
    },
  },
  {
    method: "GET",
    path: "/api/orders/:id/history",
    role: "admin",
    summary:
      "Every change of an order's status, money, recipient and email, oldest first: who, when, from, to, and the entries (ruling 48).",
    query: pageQuery,
    answer: orderHistory,
    refusals: { 404: ["order_not_found"] },
    handler: async (request, response) => {
      const history = await findOrderHistory(shopPool(), readId(request.params.id, "order_not_found"));
      if (!history) throw new ApiError(404, "order_not_found");
      sendList(request, response, history);
    },
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/corrections",
    role: "admin",
    staff: OWNERS,
    summary: "Takes an amount off a delivered order, with a reason: credit or money to return, as the customer chose.",
    ...ONCE,
    body: correctionInput,
    answer: order,
    refusals: {
      400: ["id_invalid", "idempotency_key_too_long"],
      404: ["order_not_found"],
      409: ["order_not_completed", "correction_too_large", "conflict"],
      422: ["idempotency_key_reused"],
    },
    handler: async (request, response) => {
      const { amount, reason } = request.validatedBody as CorrectionInput;
      const correct = (order: ChangedOrder) =>
        correctOrderWorkflow(request.scope).run({
          input: { ...order, amount, reason, request: keyedRequest(request) },
        });
      await changeOrder(request, response, correct, { corrected: amount });
    },
  },
  {
    method: "PUT",
    path: "/api/admin/orders/:id/payment-deadline",
    role: "admin",
    summary: "Sets until when an unpaid order is to be paid, at most 90 days ahead; null for no deadline (ruling 49).",
    body: paymentDeadlineInput,
    answer: order,
    refusals: {
      400: ["id_invalid", "deadline_invalid"],
      404: ["order_not_found"],
      409: ["order_not_pending", "conflict"],
    },
    handler: async (request, response) => {
      const { paymentDeadline: deadline } = request.validatedBody as PaymentDeadlineInput;
      await changeOrder(request, response, (order) =>
        setPaymentDeadlineWorkflow(request.scope).run({ input: { ...order, deadline } }),
      );
    },
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/reminder",
    role: "admin",
    summary: "Reminds the customer of an unpaid order by mail, at most once a day (ruling 49).",
    answer: order,
    refusals: {
      400: ["id_invalid"],
      404: ["order_not_found"],
      409: ["order_not_pending", "order_without_email", "reminded_already", "conflict"],
    },
    handler: async (request, response) => {
      const now = new Date().toISOString();
      await changeOrder(request, response, (order) =>
        remindOfPaymentWorkflow(request.scope).run({ input: { ...order, now } }),
      );
    },
  },
  {
    method: "GET",
    path: "/api/user/orders",
    role: "customer",
    heavy: true,
    summary: "The signed-in customer's orders, newest first; in pages with limit and offset, then with X-Total-Count.",
    query: pageQuery,
    answer: ownOrderList,
    handler: async (request, response) => {
      const { number } = customerOf(request);
      const [orders, total] = await Promise.all([
        findOrdersOfAccount(shopPool(), number, pageOf(request, OWN_LIST_MAX)),
        countOrdersOfAccount(shopPool(), number),
      ]);
      sendPage(request, response, orders, total);
    },
  },
  {
    method: "GET",
    path: "/api/admin/pending-orders-count",
    role: "admin",
    personalTables: [...ACTORS_TABLES, "order_detail"],
    summary: "The number of orders that wait for their payment, and the ids of the newest orders.",
    answer: pendingOrdersCount,
    handler: async (_request, response) => {
      const [count, newest] = await Promise.all([countPendingOrders(shopPool()), findNewestOrders(shopPool())]);
      const answer: PendingOrdersCount = { count, newest };
      response.json(answer);
    },
  },
  ...ownOrderCalls,
];
