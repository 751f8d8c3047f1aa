import { list, numberSigns, page, publicId, unlessEmpty } from "@zakh/kit/contract";
import { cashReceiptInput, orderCashReceipt, orderStatus } from "@zakh/orders/contract";
import { z } from "zod";
import { period } from "./period";

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

/**
 * What is to be done about the receipt of an order. `to_void`: it was issued, and the order is no longer paid, so it is to
 * be cancelled at Hometax as well. `not_due`: nobody has asked for one, or the order is not paid.
 */
export const CASH_RECEIPT_STATES = ["to_void", "to_issue", "issued", "voided", "not_due"] as const;
export type CashReceiptState = (typeof CASH_RECEIPT_STATES)[number];

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
  ...orderCashReceipt.shape,
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

export const cashReceiptsQuery = z.object({
  view: unlessEmpty(z.enum(CASH_RECEIPT_VIEWS, { error: "value_invalid" })),
  ...page,
});
export type CashReceiptsQuery = z.infer<typeof cashReceiptsQuery>;

/** Its answer. */
export const cashReceiptList = list(cashReceipt);

/** `GET /api/admin/cash-receipts/export`: the receipts of the days on which they were issued or cancelled; of the present month unless days are given. */
export const cashReceiptsFileQuery = period({});
export type CashReceiptsFileQuery = z.infer<typeof cashReceiptsFileQuery>;
