import { orderSeller, SOLD_TEXT_FIELDS, UNIT_NAMES } from "@zakh/catalog/contract";
import { day, list, localizedText, OWN_LIST_MAX, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { orderCashReceipt } from "./cash-receipt";
import type mn from "./locales/mn.json";
import { orderMoney } from "./money";
import { orderOffer } from "./offer";
import { orderAddress } from "./order-address";
import { maskedRefundAccount } from "./refund-account";
import { shipmentFields } from "./shipment";
import { orderStatus } from "./status";
import { WEIGHT_REFUNDS } from "./weight";

export type OrderErrorCode = keyof typeof mn;

/** Whole won. */
const won = z.number().int().min(0);
/** Whole won, as a string (ruling 1). */
const wonText = z.string().regex(/^\d+$/);

/** One line of an order: a snapshot of what was bought (ruling 8, ruling 36). */
export const orderItem = z.object({
  id: z.number().int().positive(),
  orderId: publicId,
  /** 0 for a line that was added in Medusa's dashboard. */
  productId: z.number().int().min(0),
  /** Of its unit, may be fractional. */
  quantity: z.number(),
  /** What it was sold by (ruling 69). */
  unit: z.enum(UNIT_NAMES),
  /** What was packed; null where nobody has weighed it (ruling 50). */
  packedQuantity: z.number().nullable(),
  /** Of the lots that it was packed of; empty until it is packed, and where its product has none. */
  traceNumbers: z.array(z.string()),
  /** Whole won that it costs less because less was packed. */
  weightReduction: won,
  /** Won per sale unit at the time of the order. */
  price: z.number(),
  priceDivisor: z.number(),
  /** Whole won: price × quantity ÷ priceDivisor, rounded half up. */
  lineTotal: won,
  /** The store that sold it; null for the shop itself (ruling 68). */
  seller: orderSeller.nullable(),
  /** Its texts when it was ordered. Origin and translations are empty where there were none, and in older orders. */
  product: z.object({
    ...localizedText(SOLD_TEXT_FIELDS, () => z.string()),
    imageUrl: z.string(),
  }),
});
export type OrderItem = z.infer<typeof orderItem>;

/** An order as its owner, an admin or a lookup sees it (spec §3 orders). */
export const order = z.object({
  id: publicId,
  userId: publicId,
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  /** Without the code of the door. */
  customerAddress: z.string(),
  address: orderAddress,
  paymentMethod: z.string(),
  /** Whether the customer picks the goods up, by the method; otherwise they are delivered. */
  isPickedUp: z.boolean(),
  /** The bank account to pay to, as of the order; null with other payment methods. */
  selectedBankAccount: z
    .object({ id: publicId, bankName: z.string(), accountNumber: z.string(), accountHolder: z.string() })
    .nullable(),
  /** The depositor who makes the transfer; empty where the payment method asks for none. */
  transferAccountHolder: z.string(),
  /** Written after the depositor's name, it identifies the transfer (ruling 46). */
  transferCode: z.string(),
  /** Texts of its payment method, as of the order; `facts` of `GET /api/payment-methods` lists their names. */
  paymentDetails: z.record(z.string(), z.string()),
  /** Subtotal plus shipping fee, less transfer discount, discount and weight reduction. */
  totalAmount: wonText,
  subtotal: won,
  shippingFee: won,
  /** 1 to 99 won taken off, so that the total is like no other and tells the transfer; mostly 0 (ruling 47). */
  transferDiscount: won,
  /** Whole won that the owner has taken off, and why; 0 and empty without a discount. */
  discount: won,
  discountReason: z.string(),
  /** What the customer asks of whoever brings the goods; mostly empty. */
  deliveryNote: z.string(),
  /** About the delivery, written by the owner; mostly empty. */
  note: z.string(),
  /** A higher total that waits for the customer's answer; null without one. */
  offer: orderOffer.nullable(),
  /** Whole won taken off because less was packed than ordered (ruling 50). */
  weightReduction: won,
  /** Whole won taken off by corrections after the delivery. */
  correction: won,
  /** Whole won taken off because they had gone back before it was weighed anew, as credit that is spent or by transfer (ruling 64). */
  givenBack: won,
  /** What becomes of that money, as the customer chose. */
  weightRefund: z.enum(WEIGHT_REFUNDS),
  /** Whole won of the customer's credit that it has used; what came back because it was cancelled is none of it. */
  creditUsed: won,
  /** Whole won that became credit, beside what it had used. */
  creditGiven: won,
  /** Whole won of credit that it used when it was placed, and uses again when it is taken up again. */
  placedCredit: won,
  /** Until when it is to be paid; null where nobody waits for the money with a clock (ruling 49). */
  paymentDeadline: z.iso.datetime().nullable(),
  /** When it leaves and arrives, in Seoul: while unpaid as of now, then as of the payment; null where no day is promised. */
  leavesOn: day.nullable(),
  arrivesOn: day.nullable(),
  /** When the customer was last reminded of the payment; null when never (ruling 49). */
  remindedAt: z.iso.datetime().nullable(),
  /** When the customer said that the transfer was made; null when never. */
  transferReportedAt: z.iso.datetime().nullable(),
  status: orderStatus,
  ...shipmentFields,
  /** Whole won received and not refunded (ruling 48). */
  received: won,
  /** Whole won that the customer still has to pay; 0 once it is all paid, or the order cancelled. */
  due: won,
  /** Whole won that the shop still has to refund. */
  toReturn: won,
  /** Whole won of them that are to be transferred; the rest becomes credit with the delivery (ruling 50). */
  toTransfer: won,
  /** Whole won already refunded. */
  returned: won,
  /** What came in, is to go back and went back, oldest first (ruling 48). */
  money: z.array(orderMoney),
  /** The cash receipt that was asked for, or was issued; null when there is neither. */
  cashReceipt: orderCashReceipt.nullable(),
  /** Where it goes back to, masked; null when it is not known, and for whoever only looks the order up by its email. */
  refundAccount: maskedRefundAccount.nullable(),
  items: z.array(orderItem),
  createdAt: z.iso.datetime(),
  /** Of recipient, notes, goods and sums; sent back with a change of the order, it finds what was changed meanwhile (ruling 54). */
  version: z.string().optional(),
});
export type Order = z.infer<typeof order>;

export const orderList = list(order);

export const ownOrderList = list(order, OWN_LIST_MAX);

/** A line's public id is order number × this + its place (an order has at most 100 lines). */
const LINE_IDS_PER_ORDER = 1000;

/** The public id of the line at a place of an order, from 1. */
export function lineId(orderId: number, place: number): number {
  return orderId * LINE_IDS_PER_ORDER + place;
}

/** The place of a line within its order; undefined for a line of another order. */
export function placeOfLine(orderId: number, id: number): number | undefined {
  return Math.floor(id / LINE_IDS_PER_ORDER) === orderId ? id % LINE_IDS_PER_ORDER : undefined;
}

/** The displayed order number: ORD- and the id padded to 4 digits (spec §3). */
export function orderNumber(id: number): string {
  return `ORD-${String(id).padStart(4, "0")}`;
}
