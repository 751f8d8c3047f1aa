import { sentInput } from "@zakh/fulfilment/contract";
import { day, paragraph, publicId, required } from "@zakh/kit/contract";
import { ORDER_STATUS, type OrderStatus } from "@zakh/orders/contract";
import { z } from "zod";

/** What a store does with its part of an order, in this order; the two last end it. */
export const STORE_STEPS = ["accepted", "prepared", "handed_over", "picked_up"] as const;
export type StoreStep = (typeof STORE_STEPS)[number];

/** How far a store's part of an order is: its last step, nothing yet, or that the store can deliver nothing of it. */
export const STORE_ORDER_STATES = ["new", ...STORE_STEPS, "undeliverable"] as const;
export type StoreOrderState = (typeof STORE_ORDER_STATES)[number];

/** What a store's part of an order may become. A step may be left out, and none follows the end. */
const FOLLOWING: Record<StoreOrderState, readonly StoreStep[]> = {
  new: STORE_STEPS,
  accepted: ["prepared", "handed_over", "picked_up"],
  prepared: ["handed_over", "picked_up"],
  handed_over: [],
  picked_up: [],
  undeliverable: [],
};

interface StorePart {
  state: StoreOrderState;
  /** Of the whole order. */
  status: OrderStatus;
}

/** The steps that may be taken now: before the payment a store can only accept, and nothing of an order that is delivered or cancelled. */
export function possibleSteps({ state, status }: StorePart): readonly StoreStep[] {
  const { awaitsPayment, awaitsDelivery } = ORDER_STATUS[status];
  if (awaitsPayment) return FOLLOWING[state].filter((step) => step === "accepted");
  return awaitsDelivery ? FOLLOWING[state] : [];
}

/** Whether the last step may be undone. That nothing can be delivered is taken back with its line. */
export function mayUndoStep({ state, status }: StorePart): boolean {
  const { awaitsPayment, awaitsDelivery } = ORDER_STATUS[status];
  return state !== "new" && state !== "undeliverable" && (awaitsPayment || awaitsDelivery);
}

/** Whether a store may still say of a line that it cannot be delivered, or that it can. */
export function mayRefuseLines({ state, status }: StorePart): boolean {
  return ORDER_STATUS[status].awaitsDelivery && state !== "handed_over" && state !== "picked_up";
}

/** The state from which somebody took the step: another one by now is no step from there. */
const from = z.enum(STORE_ORDER_STATES, { error: "value_invalid" });

/** By which courier a part goes, and its tracking number. */
export const storeParcelInput = sentInput;

/**
 * `POST /api/stores/{id}/orders/{orderId}/steps`. Handed over without a courier is brought by the store itself; `undone` takes the last step
 * back, and says which: one tap takes one back.
 */
export const storeStepInput = z.discriminatedUnion(
  "step",
  [
    z.object({ step: z.enum(["accepted", "prepared", "picked_up"]), from: from.optional() }),
    z.object({ step: z.literal("handed_over"), parcel: storeParcelInput.nullable(), from: from.optional() }),
    z.object({ step: z.literal("undone"), from }),
  ],
  { error: "value_invalid" },
);
export type StoreStepInput = z.infer<typeof storeStepInput>;

/** `PUT /api/stores/{id}/orders/{orderId}/undeliverable`: whether an own line cannot be delivered. */
export const undeliverableInput = z.object({
  itemId: z.number({ error: "value_invalid" }).int("value_invalid").positive("value_invalid"),
  isUndeliverable: z.boolean({ error: "value_invalid" }),
});
export type UndeliverableInput = z.infer<typeof undeliverableInput>;

/** Most characters of a note. */
export const STORE_NOTE_MAX = 1000;

/** `POST …/notes`: to the shop, or from it. */
export const storeNoteInput = z.object({ text: required(paragraph(STORE_NOTE_MAX), "store_note_missing") });
export type StoreNoteInput = z.infer<typeof storeNoteInput>;

/** By whom a part goes to its buyer, and when: texts are empty until it is handed over, and where the store brings it itself. */
export const partParcel = {
  /** The day on which the store promised at the payment to send, or would now; null where it promises none. */
  leavesOn: day.nullable(),
  courierName: z.string(),
  trackingNumber: z.string(),
  /** The courier's page about it; null where there is none. */
  trackingLink: z.string().nullable(),
};

const state = z.enum(STORE_ORDER_STATES);

/** A step that was taken, or to which one was undone. */
export const storeOrderStep = z.object({
  id: publicId,
  state,
  isUndo: z.boolean(),
  /** Name of who took it. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type StoreOrderStep = z.infer<typeof storeOrderStep>;

/** What a row of the talk between store and shop is: a note, or that a line cannot be delivered, or can after all. */
export const STORE_NOTE_KINDS = ["note", "undeliverable", "deliverable"] as const;
export type StoreNoteKind = (typeof STORE_NOTE_KINDS)[number];

/** A row of the talk between a store and the shop about an order. */
export const storeOrderNote = z.object({
  id: publicId,
  kind: z.enum(STORE_NOTE_KINDS),
  side: z.enum(["store", "shop"]),
  /** Empty where it is about a line. */
  text: z.string(),
  /** The line that it is about. */
  itemId: z.number().int().positive().nullable(),
  at: z.iso.datetime(),
});
export type StoreOrderNote = z.infer<typeof storeOrderNote>;

/** Most steps, and notes, that are answered: the newest. */
export const STORE_STEPS_MAX = 100;

const work = {
  /** The oldest first. */
  steps: z.array(storeOrderStep).max(STORE_STEPS_MAX),
  notes: z.array(storeOrderNote).max(STORE_STEPS_MAX),
};

/** What a store's owner sees of one order beside what the list has. */
export const storeOrderWork = {
  ...work,
  /** The shop's couriers, the usual one first. */
  couriers: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Code of the courier by which the store sent last; empty where it brought it itself, null before its first parcel. */
  lastCourier: z.string().nullable(),
};

/** A store's part of an order as its buyer sees it. */
export const orderParcel = z.object({
  storeId: publicId,
  state,
  /** When it came to this; null for nothing yet. */
  at: z.iso.datetime().nullable(),
  ...partParcel,
});
export type OrderParcel = z.infer<typeof orderParcel>;

/** `GET /api/orders/{id}/parcels`: in the order of their lines; none of a cancelled order. */
export const orderParcels = z.object({ parcels: z.array(orderParcel).max(100) });
export type OrderParcels = z.infer<typeof orderParcels>;

/** A store's part of an order in the back office. */
export const adminStorePart = orderParcel.extend({ name: z.string(), ...work });
export type AdminStorePart = z.infer<typeof adminStorePart>;
