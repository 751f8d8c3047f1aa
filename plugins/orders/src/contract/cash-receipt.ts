import { list, numberSigns, page, phone, publicId, unlessEmpty } from "@zakh/kit/contract";
import { z } from "zod";
import { businessNumber } from "./business-number";
import { orderStatus } from "./status";

/** Whole won from which on a receipt is to be issued although nobody asked for it (a retailer of meat, since 2024). */
export const CASH_RECEIPT_MIN_TOTAL = 100_000;

/** The number by which a receipt is issued to a buyer who gave none, set by the National Tax Service. */
export const UNKNOWN_BUYER = "010-000-1234";

/** Whom a receipt is for: a person by the phone, or a business by its number. */
export const CASH_RECEIPT_KINDS = ["phone", "business"] as const;
export type CashReceiptKind = (typeof CASH_RECEIPT_KINDS)[number];

/** What a buyer asks for; its numbers are 010-1234-5678 and 123-45-67890. */
export const cashReceiptInput = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("phone"), number: phone }),
    z.object({ kind: z.literal("business"), number: businessNumber }),
  ],
  { error: "cash_receipt_kind_invalid" },
);
export type CashReceiptInput = z.infer<typeof cashReceiptInput>;

/** `PUT /api/admin/orders/{id}/cash-receipt`: null for a buyer who asks for none. */
export const cashReceiptChange = z.object({ cashReceipt: cashReceiptInput.nullable() });
export type CashReceiptChange = z.infer<typeof cashReceiptChange>;

/** `POST /api/admin/orders/{id}/cash-receipt/issued`: the approval number (승인번호), in capital letters and digits. */
export const cashReceiptIssuedInput = z.object({
  issuedNumber: z
    .string({ error: "issued_number_invalid" })
    .overwrite((value) => numberSigns(value).toUpperCase())
    .regex(/^[A-Z0-9]{1,20}$/, "issued_number_invalid"),
});
export type CashReceiptIssuedInput = z.infer<typeof cashReceiptIssuedInput>;

/** The number with all but its last four digits hidden: 010-****-5678, ***-**-*7890. */
export function maskReceiptNumber({ kind, number }: CashReceiptInput): string {
  const hidden = kind === "phone" ? "010-****-" : "***-**-*";
  return `${hidden}${number.slice(-4)}`;
}

/**
 * What is to be done about the receipt of an order. `to_void`: it was issued, and the order is no longer paid, so it is to
 * be cancelled at Hometax as well. `not_due`: nobody has asked for one, or the order is not paid.
 */
export const CASH_RECEIPT_STATES = ["to_void", "to_issue", "issued", "voided", "not_due"] as const;
export type CashReceiptState = (typeof CASH_RECEIPT_STATES)[number];

const parts = {
  /** Null when the buyer asked for none. */
  kind: z.enum(CASH_RECEIPT_KINDS).nullable(),
  /** Only its last four digits, but for an unknown buyer. */
  number: z.string(),
  /** The approval number; null while it is not issued. */
  issuedNumber: z.string().nullable(),
  issuedAt: z.iso.datetime().nullable(),
};

/** The receipt of an order as everybody sees it who may read the order. */
export const orderCashReceipt = z.object(parts);
export type OrderCashReceipt = z.infer<typeof orderCashReceipt>;

/** The receipt of an order as an admin sees it. */
export const cashReceipt = z.object({
  orderId: publicId,
  customerName: z.string(),
  /**
   * Whole won for which it was issued. Before that, what came in and is not to go back, without credit that an admin gave; the total
   * while the order is not paid.
   */
  amount: z.number().int().min(0),
  status: orderStatus,
  state: z.enum(CASH_RECEIPT_STATES),
  ...parts,
  /** When the order was last set to paid; null when it never was. */
  paidAt: z.iso.datetime().nullable(),
  /** Days left to issue it, in Seoul; negative when it is late, null unless it is to be issued. */
  daysLeft: z.number().int().nullable(),
  /** When it was cancelled at Hometax; the number that it had stays. */
  voidedAt: z.iso.datetime().nullable(),
});
export type CashReceipt = z.infer<typeof cashReceipt>;

/** The lists: what is to be done, and what was issued. */
export const CASH_RECEIPT_VIEWS = ["open", "issued"] as const;
export type CashReceiptView = (typeof CASH_RECEIPT_VIEWS)[number];

/** `GET /api/admin/cash-receipts`. */
export const cashReceiptsQuery = z.object({
  view: unlessEmpty(z.enum(CASH_RECEIPT_VIEWS, { error: "value_invalid" })),
  ...page,
});
export type CashReceiptsQuery = z.infer<typeof cashReceiptsQuery>;

/** Its answer. */
export const cashReceiptList = list(cashReceipt);
