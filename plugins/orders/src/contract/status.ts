import { list, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { fieldChange } from "./contact";
import { moneyMovement } from "./money";

/** Every status of an order (spec §4). Any may follow any other (ruling 10). */
export const ORDER_STATUSES = ["pending", "processing", "completed", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a status means: its colour on every chip, and its effect on Medusa's payment and order (ruling 10). */
export interface OrderStatusMeaning {
  /** Colour family (spec §4); unknown statuses are grey. */
  color: "amber" | "blue" | "green" | "red";
  /** Whether the money has arrived, so that the payment is captured. */
  paid: boolean;
  /** State of Medusa's own order. */
  order: "pending" | "completed" | "canceled";
}

/** The one table of order statuses: chip, dropdown and server read it. */
export const ORDER_STATUS: Record<OrderStatus, OrderStatusMeaning> = {
  pending: { color: "amber", paid: false, order: "pending" },
  processing: { color: "blue", paid: true, order: "pending" },
  completed: { color: "green", paid: true, order: "completed" },
  cancelled: { color: "red", paid: false, order: "canceled" },
};

export const orderStatus = z.enum(ORDER_STATUSES, { error: "status_invalid" });

/** `PATCH /api/orders/{id}/status`. With `from` only an order that has this status is changed, as an undo asks. */
export const statusInput = z.object({ status: orderStatus, from: orderStatus.optional() });
export type StatusInput = z.infer<typeof statusInput>;

/**
 * One recorded change of the status, of the order's money, its recipient or its payment deadline: who, when, from, to (rulings 10, 48 and
 * 57).
 */
export const orderStatusChange = z.object({
  id: publicId,
  /** `null` for the first entry, when the order was placed. Equals `to` when the status did not change. */
  from: orderStatus.nullable(),
  to: orderStatus,
  /** Name of the account that changed it; `null` when the system did. */
  changedBy: z.string().nullable(),
  /** Whole won that came in (positive) or went out (negative), summed over the entries. */
  moneyMoved: z.number().int(),
  /** The money entries of this change, summed by kind. */
  money: z.array(moneyMovement),
  /** Public id of the statement line by which the money came in; `null` when there was none. */
  statementLine: publicId.nullable(),
  /** Changed recipient, address, email and payment deadline. */
  changed: z.array(fieldChange),
  createdAt: z.iso.datetime(),
});
export type OrderStatusChange = z.infer<typeof orderStatusChange>;

/** `GET /api/orders/{id}/history`: oldest first. */
export const orderHistory = list(orderStatusChange);

/** Most orders that `GET /api/admin/pending-orders-count` names. */
export const NEWEST_ORDERS = 20;

/** Answer of `GET /api/admin/pending-orders-count`. */
export const pendingOrdersCount = z.object({
  count: z.number().int().min(0),
  /** Public ids of the newest orders, whatever their status, the newest first: by them a screen knows which are new to it. */
  newest: z.array(publicId).max(NEWEST_ORDERS),
});
export type PendingOrdersCount = z.infer<typeof pendingOrdersCount>;
