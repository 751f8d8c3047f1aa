import { list, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { fieldChange } from "./contact";
import { moneyMovement } from "./money";

/** Every status of an order (spec §4). Any may follow any other (ruling 10). */
export const ORDER_STATUSES = ["pending", "processing", "completed", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a status means, which is all that anybody asks of it: its colour on every chip, and what follows from it (ruling 10). */
export interface OrderStatusMeaning {
  /** Colour family (spec §4); unknown statuses are grey. */
  color: "amber" | "blue" | "green" | "red";
  /** State of Medusa's own order. */
  order: "pending" | "completed" | "canceled";
  /** The texts of the mail that tells of it; null where none does. */
  mail: "processing" | "completed" | "cancelled" | null;
  /** Whether the order waits for the money that pays it. */
  awaitsPayment: boolean;
  /** Whether the money has arrived, so that the payment is captured. */
  paid: boolean;
  /** Whether its goods may still change, which ends when they are packed. */
  mayChange: boolean;
  /** Whether it is paid, and still to be sent, brought or picked up. */
  awaitsDelivery: boolean;
  delivered: boolean;
  /** Whether it is no sale. */
  cancelled: boolean;
}

const NOTHING = {
  mail: null,
  awaitsPayment: false,
  paid: false,
  mayChange: false,
  awaitsDelivery: false,
  delivered: false,
  cancelled: false,
};

/** The one table of order statuses: chip, dropdown, server and SQL (`statusIs`) ask it, and no code names a status. */
export const ORDER_STATUS: Record<OrderStatus, OrderStatusMeaning> = {
  pending: { ...NOTHING, color: "amber", order: "pending", awaitsPayment: true, mayChange: true },
  processing: {
    ...NOTHING,
    color: "blue",
    order: "pending",
    paid: true,
    mayChange: true,
    awaitsDelivery: true,
    mail: "processing",
  },
  completed: { ...NOTHING, color: "green", order: "completed", paid: true, delivered: true, mail: "completed" },
  cancelled: { ...NOTHING, color: "red", order: "canceled", cancelled: true, mail: "cancelled" },
};

/** The status that an order gets by what happens to it. */
export const STATUS_WHEN = {
  placed: "pending",
  paid: "processing",
  delivered: "completed",
  cancelled: "cancelled",
} as const satisfies Record<string, OrderStatus>;

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
