import { writesPerAccount } from "@zakh/accounts/http/account-limits";
import { list, OWN_LIST_MAX, pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { orderLookupQuery } from "@zakh/orders/contract";
import {
  adminStorePart,
  orderParcels,
  storeNoteInput,
  storeOrder,
  storeOrdersQuery,
  storeStepInput,
  undeliverableInput,
  workedStoreOrder,
} from "../contract";

const TOO_MANY = { 429: ["too_many_requests"] } as const;
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
  },
  {
    method: "GET",
    path: "/api/stores/:id/orders/:orderId",
    role: "store owner",
    summary: "One such order, with its steps, the notes, and the couriers to choose from",
    answer: workedStoreOrder,
    refusals: NO_ORDER,
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
  },
  {
    method: "GET",
    path: "/api/admin/orders/:id/stores",
    role: "admin",
    summary: "The parts of stores in an order, with every step and note",
    query: pageQuery,
    answer: list(adminStorePart),
    refusals: { 404: ["order_not_found"] },
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
  },
];
