import { OWNERS } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import {
  cashReceipt,
  cashReceiptChange,
  cashReceiptIssuedInput,
  cashReceiptList,
  cashReceiptsFileQuery,
  cashReceiptsQuery,
} from "../contract/cash-receipts";

const NO_ORDER = { 400: ["id_invalid"], 404: ["order_not_found"] } as const;

/** Calls of cash receipts (현금영수증): the shop remembers whom they are for and that they were issued, elsewhere. */
export const cashReceiptCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/cash-receipts",
    role: "admin",
    summary:
      "Cash receipts with masked numbers: those to cancel and to issue, most urgent first, or with view=issued those that were issued, newest first.",
    query: cashReceiptsQuery,
    answer: cashReceiptList,
  },
  {
    method: "GET",
    path: "/api/admin/cash-receipts/export",
    role: "admin",
    staff: OWNERS,
    summary:
      "The cash receipts of a period with their whole numbers as XLSX, in the columns of Hometax's upload: issued, cancelled, and those that are to be.",
    query: cashReceiptsFileQuery,
    media: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  },
  {
    method: "GET",
    path: "/api/admin/orders/:id/cash-receipt",
    role: "admin",
    summary: "The cash receipt of an order with its whole number.",
    answer: cashReceipt,
    refusals: { 404: ["order_not_found"] },
  },
  {
    method: "PUT",
    path: "/api/admin/orders/:id/cash-receipt",
    role: "admin",
    summary: "Sets whom the cash receipt of an order is for; null for a buyer who asks for none.",
    body: cashReceiptChange,
    answer: cashReceipt,
    refusals: { ...NO_ORDER, 409: ["cash_receipt_issued", "conflict"] },
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/cash-receipt/issued",
    role: "admin",
    summary: "Marks the cash receipt of a paid order as issued, with its approval number.",
    body: cashReceiptIssuedInput,
    answer: cashReceipt,
    refusals: { ...NO_ORDER, 409: ["order_not_paid", "cash_receipt_issued", "conflict"] },
  },
  {
    method: "DELETE",
    path: "/api/admin/orders/:id/cash-receipt/issued",
    role: "admin",
    summary: "Takes back that the cash receipt of an order was issued.",
    answer: cashReceipt,
    refusals: { ...NO_ORDER, 409: ["cash_receipt_not_issued", "conflict"] },
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/cash-receipt/voided",
    role: "admin",
    summary: "Marks an issued cash receipt as cancelled at Hometax.",
    answer: cashReceipt,
    refusals: { ...NO_ORDER, 409: ["cash_receipt_not_issued", "conflict"] },
  },
  {
    method: "DELETE",
    path: "/api/admin/orders/:id/cash-receipt/voided",
    role: "admin",
    summary: "Takes back that an issued cash receipt was cancelled.",
    answer: cashReceipt,
    refusals: { ...NO_ORDER, 409: ["cash_receipt_not_voided", "conflict"] },
  },
];
