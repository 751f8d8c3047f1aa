import { z } from "zod";

/** Most boxes of one order. */
export const BOXES_MAX = 9;

/** Digits of a Korean courier's tracking number. */
export const TRACKING_NUMBER = /^\d{10,14}$/;

/** Whether a text of digits can be a tracking number. */
export function isTrackingNumber(digits: string): boolean {
  return TRACKING_NUMBER.test(digits);
}

/** What an order answers of its parcel (ruling 53): texts are empty and times null while it is not sent. */
export const shipmentFields = {
  /** How many boxes it is packed in. */
  boxes: z.number().int().min(1).max(BOXES_MAX),
  sentAt: z.iso.datetime().nullable(),
  /** Code of the courier in the settings, and its name. */
  courier: z.string(),
  courierName: z.string(),
  trackingNumber: z.string(),
  /** The courier's page about this parcel; null where the courier is in the settings no more. */
  trackingLink: z.string().nullable(),
};
