import { writesPerAccount } from "@zakh/accounts/http/account-limits";
import { sendList } from "@zakh/kit/cache/send-list";
import { list, OWN_LIST_MAX, pageQuery, TOTAL_COUNT_HEADER } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { orderLookupQuery } from "@zakh/orders/contract";
import { actorOf } from "@zakh/orders/http/change-order";
import { lookUpOrder } from "@zakh/orders/http/look-up-order";
import { isPacker } from "@zakh/orders/http/packers-view";
import {
  adminStorePart,
  orderParcels,
  type StoreNoteInput,
  type StoreOrdersQuery,
  type StoreStepInput,
  storeNoteInput,
  storeOrder,
  storeOrdersQuery,
  storeStepInput,
  type UndeliverableInput,
  undeliverableInput,
  workedStoreOrder,
} from "../contract";
import { findAdminStoreParts, findOrderParcels } from "../read-models/order-parcels";
import { listStoreOrders } from "../read-models/store-orders";
import { setUndeliverableWorkflow } from "../workflows/set-undeliverable";
import { takeStoreStepWorkflow } from "../workflows/take-store-step";
import { writeNoteWorkflow } from "../workflows/write-note";
import { storeOf } from "./own-store";
import { TOO_MANY } from "./refusals";
import { answerWorkedOrder, changePart } from "./worked-order";

const NO_ORDER = { 404: ["store_not_found", "store_order_not_found"] } as const;
const CLOSED = ["store_suspended", "order_cancelled", "order_completed", "order_not_paid", "store_step_not_possible"];

/** How a store works its orders (ruling 82), and what their buyers and the shop see of it. */
export const orderCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/stores/:id/orders",
    role: "store owner",
    heavy: true,
    summary:
      "Orders with products of the own store, newest first: its own lines and what it needs for delivery; with `toDo` those still to be handed over, oldest first",
    query: storeOrdersQuery,
    answer: list(storeOrder, OWN_LIST_MAX),
    refusals: { 404: ["store_not_found"] },
    handler: async (request, response) => {
      const query = request.validatedQuery as StoreOrdersQuery;
      const { orders, total } = await listStoreOrders(shopPool(), storeOf(request).number, query);
      response.set(TOTAL_COUNT_HEADER, String(total)).json(orders);
    },
  },
  {
    method: "GET",
    path: "/api/stores/:id/orders/:orderId",
    role: "store owner",
    summary: "One such order, with its steps, the notes, and the couriers to choose from",
    answer: workedStoreOrder,
    refusals: NO_ORDER,
    handler: (request, response) => answerWorkedOrder(request, response),
  },
  {
    method: "POST",
    path: "/api/stores/:id/orders/:orderId/steps",
    role: "store owner",
    summary:
      "Takes a step with the own part of an order: accepted, prepared, handed over (to a courier, or brought by the store), picked up, or the last one undone. The order's status stays; the buyer is told what is handed over",
    after: writesPerAccount,
    body: storeStepInput,
    answer: workedStoreOrder,
    refusals: {
      ...NO_ORDER,
      ...TOO_MANY,
      400: ["id_invalid", "courier_unknown", "tracking_number_invalid"],
      409: [...CLOSED, "conflict"],
    },
    handler: async (request, response) => {
      const step = request.validatedBody as StoreStepInput;
      await changePart(request, response, (part) =>
        takeStoreStepWorkflow(request.scope).run({ input: { ...part, input: step } }),
      );
    },
  },
  {
    method: "PUT",
    path: "/api/stores/:id/orders/:orderId/undeliverable",
    role: "store owner",
    summary:
      "Says that an own line of a paid order cannot be delivered, or can after all: its price is taken off the order, and buyer and shop are told",
    after: writesPerAccount,
    body: undeliverableInput,
    answer: workedStoreOrder,
    refusals: {
      ...NO_ORDER,
      ...TOO_MANY,
      400: ["id_invalid", "value_invalid"],
      409: [...CLOSED, "store_line_packed", "store_line_returned", "stock_short", "conflict"],
    },
    handler: async (request, response) => {
      const line = request.validatedBody as UndeliverableInput;
      await changePart(request, response, (part) =>
        setUndeliverableWorkflow(request.scope).run({ input: { ...part, ...line } }),
      );
    },
  },
  {
    method: "POST",
    path: "/api/stores/:id/orders/:orderId/notes",
    role: "store owner",
    summary: "Writes a note to the shop about an order, which is told by mail",
    after: writesPerAccount,
    body: storeNoteInput,
    status: 201,
    answer: workedStoreOrder,
    refusals: { ...NO_ORDER, ...TOO_MANY, 400: ["id_invalid"] },
    handler: async (request, response) => {
      const { text } = request.validatedBody as StoreNoteInput;
      await changePart(
        request,
        response,
        (part) => writeNoteWorkflow(request.scope).run({ input: { ...part, text, isByStore: true } }),
        201,
      );
    },
  },
  {
    method: "GET",
    path: "/api/orders/:id/parcels",
    role: "visitor",
    alsoLoads: ["customer", "admin"],
    summary:
      "How far the parts of stores in an order are, and by whom they go; for its owner, an admin, or anyone with its email or link",
    query: orderLookupQuery,
    answer: orderParcels,
    refusals: { 404: ["order_not_found"], ...TOO_MANY },
    handler: async (request, response) => {
      const { id } = await lookUpOrder(request);
      if (isPacker(request)) throw new ApiError(404, "order_not_found");
      response.json({ parcels: await findOrderParcels(shopPool(), id) });
    },
  },
  {
    method: "GET",
    path: "/api/admin/orders/:id/stores",
    role: "admin",
    summary: "The parts of stores in an order, with every step and note",
    query: pageQuery,
    answer: list(adminStorePart),
    refusals: { 404: ["order_not_found"] },
    handler: async (request, response) => {
      const id = readId(request.params.id, "order_not_found");
      sendList(request, response, await findAdminStoreParts(shopPool(), id));
    },
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/stores/:storeId/notes",
    role: "admin",
    summary: "Writes a note about an order to one of its stores, whose owner is told by mail",
    body: storeNoteInput,
    status: 201,
    answer: adminStorePart,
    refusals: { 400: ["id_invalid"], 404: ["store_order_not_found"] },
    handler: async (request, response) => {
      const orderId = writeId(request.params.id);
      const storeId = writeId(request.params.storeId);
      const by = actorOf(request);
      addLogFields({ order: orderId, store: storeId, by: by.number });
      const { text } = request.validatedBody as StoreNoteInput;
      await writeNoteWorkflow(request.scope).run({ input: { orderId, storeId, text, isByStore: false, by } });
      const parts = await findAdminStoreParts(shopPool(), orderId);
      response.status(201).json(parts.find((part) => part.storeId === storeId));
    },
  },
];
