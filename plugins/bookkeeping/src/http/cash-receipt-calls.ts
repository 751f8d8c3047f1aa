import { sendPage } from "@zakh/kit/cache/send-list";
import { OWNERS } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { announceFile } from "@zakh/kit/export/announce-file";
import { sheetFile } from "@zakh/kit/export/sheet";
import type { Call } from "@zakh/kit/http/calls";
import { readId } from "@zakh/kit/http/path-id";
import {
  type CashReceiptChange,
  type CashReceiptIssuedInput,
  type CashReceiptsFileQuery,
  type CashReceiptsQuery,
  cashReceipt,
  cashReceiptChange,
  cashReceiptIssuedInput,
  cashReceiptList,
  cashReceiptsFileQuery,
  cashReceiptsQuery,
} from "../contract/cash-receipts";
import { receiptSheet } from "../export/receipt-rows";
import { findCashReceipt, findReceiptsOf, listCashReceipts } from "../read-models/cash-receipts";
import { setCashReceiptWorkflow } from "../workflows/set-cash-receipt";
import { changeReceipt, markReceipt } from "./change-receipt";

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
    handler: async (request, response) => {
      const query = request.validatedQuery as CashReceiptsQuery;
      const { rows, total } = await listCashReceipts(shopPool(), query, new Date());
      sendPage(request, response, rows, total);
    },
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
    handler: async (request, response) => {
      const { from, to, receipts } = await findReceiptsOf(shopPool(), request.validatedQuery as CashReceiptsFileQuery);
      const file = await sheetFile(receiptSheet(receipts));
      announceFile(response, `cash-receipts-${from}-${to}`, "xlsx");
      response.end(file);
    },
  },
  {
    method: "GET",
    path: "/api/admin/orders/:id/cash-receipt",
    role: "admin",
    summary: "The cash receipt of an order with its whole number.",
    answer: cashReceipt,
    refusals: { 404: ["order_not_found"] },
    handler: async (request, response) => {
      const receipt = await findCashReceipt(shopPool(), readId(request.params.id, "order_not_found"), new Date());
      if (!receipt) throw new ApiError(404, "order_not_found");
      response.json(receipt);
    },
  },
  {
    method: "PUT",
    path: "/api/admin/orders/:id/cash-receipt",
    role: "admin",
    summary: "Sets whom the cash receipt of an order is for; null for a buyer who asks for none.",
    body: cashReceiptChange,
    answer: cashReceipt,
    refusals: { ...NO_ORDER, 409: ["cash_receipt_issued", "conflict"] },
    handler: async (request, response) => {
      const { cashReceipt: receipt } = request.validatedBody as CashReceiptChange;
      await changeReceipt(request, response, (order) =>
        setCashReceiptWorkflow(request.scope).run({ input: { ...order, receipt } }),
      );
    },
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/cash-receipt/issued",
    role: "admin",
    summary: "Marks the cash receipt of a paid order as issued, with its approval number.",
    body: cashReceiptIssuedInput,
    answer: cashReceipt,
    refusals: { ...NO_ORDER, 409: ["order_not_paid", "cash_receipt_issued", "conflict"] },
    handler: (request, response) => {
      const { issuedNumber } = request.validatedBody as CashReceiptIssuedInput;
      return markReceipt(request, response, { as: "issued", issuedNumber });
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/orders/:id/cash-receipt/issued",
    role: "admin",
    summary: "Takes back that the cash receipt of an order was issued.",
    answer: cashReceipt,
    refusals: { ...NO_ORDER, 409: ["cash_receipt_not_issued", "conflict"] },
    handler: (request, response) => markReceipt(request, response, { as: "not_issued" }),
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/cash-receipt/voided",
    role: "admin",
    summary: "Marks an issued cash receipt as cancelled at Hometax.",
    answer: cashReceipt,
    refusals: { ...NO_ORDER, 409: ["cash_receipt_not_issued", "conflict"] },
    handler: (request, response) => markReceipt(request, response, { as: "voided" }),
  },
  {
    method: "DELETE",
    path: "/api/admin/orders/:id/cash-receipt/voided",
    role: "admin",
    summary: "Takes back that an issued cash receipt was cancelled.",
    answer: cashReceipt,
    refusals: { ...NO_ORDER, 409: ["cash_receipt_not_voided", "conflict"] },
    handler: (request, response) => markReceipt(request, response, { as: "not_voided" }),
  },
];
