import { UNIT_NAMES } from "@zakh/catalog/contract";
import { localizedText } from "@zakh/kit/contract";
import { z } from "zod";

/** Recipient and contact fields of an order, named as in the checkout form. */
export const CONTACT_FIELDS = ["customerName", "customerEmail", "customerPhone", "customerAddress"] as const;

/**
 * What a history entry tells beside status and money: changed fields, goods and sums, offers of a higher total and their answers
 * (the totals in won), the number of boxes, the days on which it leaves and arrives, courier and tracking number, reminders of the
 * payment, that the customer said to have made the transfer, packed weights, of which lots it was packed, credit of the delivery (won), why money goes back, that the
 * account for it was given or asked for, that the code of the door is another one, by which row of a bank statement it went back, and of the cash receipt
 * whom it is for, masked, and its approval number while it stands. The account itself is in no history, because it is deleted later, and neither is a code of a door.
 */
const CHANGED_FIELDS = [
  ...CONTACT_FIELDS,
  "paymentDeadline",
  "remindedAt",
  "transferReportedAt",
  "packedWeight",
  "traceNumbers",
  "correction",
  "deliveryCredit",
  "cashReceipt",
  "cashReceiptIssued",
  "refundAccountAt",
  "refundAskedAt",
  "returnedByRow",
  "note",
  "deliveryNote",
  "doorCode",
  "line",
  "shippingFee",
  "discount",
  "offered",
  "offerAccepted",
  "offerDeclined",
  "offerWithdrawn",
  "boxes",
  "sent",
  "leavesOn",
  "arrivesOn",
] as const;

/**
 * One changed field; empty where there is no value. A time is ISO 8601. `from` of a line begins with the Mongolian name, and ends with the
 * quantity. A product without `unit` was changed before there were any but the kilogram.
 */
export const fieldChange = z.object({
  field: z.enum(CHANGED_FIELDS),
  from: z.string(),
  to: z.string(),
  product: z.object({ ...localizedText(["name"], () => z.string()), unit: z.enum(UNIT_NAMES).optional() }).optional(),
});
export type FieldChange = z.infer<typeof fieldChange>;
