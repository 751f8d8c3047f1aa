import { user } from "@zakh/accounts/contract";
import { list, paragraph, publicId, required } from "@zakh/kit/contract";
import { ORDER_STATUSES } from "@zakh/orders/contract";
import { z } from "zod";

/** One order on a customer's page; amounts are whole won. */
export const customerOrder = z.object({
  id: publicId,
  createdAt: z.iso.datetime(),
  status: z.enum(ORDER_STATUSES),
  total: z.number(),
  due: z.number(),
  toTransfer: z.number(),
  creditWaits: z.number(),
});
export type CustomerOrder = z.infer<typeof customerOrder>;

/** `GET /api/admin/customers/{id}`: what the shop knows of a customer; amounts are whole won. */
export const customerPage = z.object({
  user,
  /** A page of them, the newest first. */
  orders: list(customerOrder),
  orderCount: z.number().int(),
  /**
   * Over all orders: how many that are not cancelled, what paid ones come to, what is still to be paid, and what is to go back, by
   * transfer and as credit with the delivery.
   */
  sums: z.object({
    orders: z.number().int(),
    bought: z.number(),
    due: z.number(),
    toTransfer: z.number(),
    creditWaits: z.number(),
  }),
  credit: z.number(),
  /** Names from which money came or was to come, the latest first. */
  senders: list(z.string()),
});
export type CustomerPage = z.infer<typeof customerPage>;

/** What the shop's staff note for themselves about a customer, or about one of the customer's orders; no customer reads it. */
export const ownerNote = z.object({
  id: publicId,
  text: z.string(),
  /** Null for one about the customer. */
  orderId: publicId.nullable(),
  /** Who wrote it. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type OwnerNote = z.infer<typeof ownerNote>;

export const ownerNotes = list(ownerNote);

/** `POST /api/admin/customers/{id}/notes` and `POST /api/admin/orders/{id}/notes`. */
export const ownerNoteInput = z.object({ text: required(paragraph(1000), "note_empty") });
export type OwnerNoteInput = z.infer<typeof ownerNoteInput>;
