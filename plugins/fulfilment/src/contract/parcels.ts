import { numberSigns, publicId, trimInvisible, unlessBlank } from "@zakh/kit/contract";
import { BOXES_MAX, orderIds, TRACKING_NUMBER } from "@zakh/orders/contract";
import { courierCode } from "@zakh/site-settings/contract";
import { z } from "zod";

/** Most parcels that one request marks as sent. */
export const PARCELS_MAX = 200;

/** 10 to 14 digits, in any spelling that `numberSigns` reads. */
const trackingNumber = z
  .string({ error: "tracking_number_invalid" })
  .max(60, "tracking_number_invalid")
  .overwrite(numberSigns)
  .regex(TRACKING_NUMBER, "tracking_number_invalid");

/** `PUT /api/admin/orders/{id}/sent`: by which courier it goes, and its tracking number. */
export const sentInput = z.object({ courier: courierCode, trackingNumber });
export type SentInput = z.infer<typeof sentInput>;

export const boxesInput = z.object({
  boxes: z
    .number({ error: "boxes_invalid" })
    .int("boxes_invalid")
    .min(1, "boxes_invalid")
    .max(BOXES_MAX, "boxes_invalid"),
});
export type BoxesInput = z.infer<typeof boxesInput>;

/** An order and its tracking number, as somebody wrote them: what is wrong with one is answered, and refuses no others. */
export const parcel = z.object({
  id: publicId,
  trackingNumber: z
    .string({ error: "tracking_number_invalid" })
    .overwrite(trimInvisible)
    .max(60, "tracking_number_invalid"),
});
export type Parcel = z.infer<typeof parcel>;

/** `GET /api/admin/orders/waybills/export`: the chosen orders, or without `ids` all that are to be sent. */
export const waybillsQuery = z.object({
  courier: unlessBlank(courierCode),
  ids: orderIds(PARCELS_MAX, "parcels_too_many").optional(),
});
export type WaybillsQuery = z.infer<typeof waybillsQuery>;

/** `POST /api/admin/orders/sent/read`: pasted lines; or a courier's file as the part `file` of a form. */
export const parcelsInput = z.object({
  text: z.string({ error: "parcels_missing" }).overwrite(trimInvisible).max(100_000, "too_long").optional(),
});
export type ParcelsInput = z.infer<typeof parcelsInput>;

/** Answer of `POST /api/admin/orders/sent/read`. */
export const readParcels = z.object({
  parcels: z.array(parcel).max(PARCELS_MAX),
  /** Lines of which order or number cannot be told; their places count from 1. */
  unclear: z.array(
    z.object({
      line: z.number().int().min(1),
      text: z.string(),
      /** A spreadsheet wrote the number as 6.12346E+11, without its last digits. */
      reason: z.literal("digits_lost").optional(),
    }),
  ),
});
export type ReadParcels = z.infer<typeof readParcels>;

/** `POST /api/admin/orders/sent`: parcels of one courier; a preview saves nothing. */
export const sentManyInput = z.object({
  courier: courierCode,
  parcels: z.array(parcel, { error: "value_invalid" }).min(1, "parcels_missing").max(PARCELS_MAX, "parcels_too_many"),
  preview: z.boolean({ error: "value_invalid" }).default(false),
});
export type SentManyInput = z.infer<typeof sentManyInput>;

/**
 * What becomes of a parcel: `ready` is good in a preview, `sent` is saved, `unchanged` was sent with this number before,
 * `other_box` is the number of a further box of an order that has several. All others are refused.
 */
export const PARCEL_OUTCOMES = [
  "ready",
  "sent",
  "unchanged",
  "other_box",
  "order_unknown",
  "order_not_paid",
  "order_cancelled",
  "order_picked_up",
  "number_invalid",
  "sent_with_other_number",
  "order_twice",
  "number_used",
  "busy",
] as const;
export type ParcelOutcome = (typeof PARCEL_OUTCOMES)[number];

const FINE: ReadonlySet<ParcelOutcome> = new Set(["ready", "sent", "unchanged", "other_box"]);

/** Whether nobody has to look after a parcel. */
export function isFine(outcome: ParcelOutcome): boolean {
  return FINE.has(outcome);
}

export const sentManyAnswer = z.object({
  results: z.array(
    z.object({
      id: publicId,
      /** Its digits. */
      trackingNumber: z.string(),
      outcome: z.enum(PARCEL_OUTCOMES),
      /** Empty where the order is unknown. */
      customerName: z.string(),
      /** The number with which it was sent before; empty where it was not. */
      sentWith: z.string(),
    }),
  ),
});
export type SentManyAnswer = z.infer<typeof sentManyAnswer>;
export type ParcelResult = SentManyAnswer["results"][number];
