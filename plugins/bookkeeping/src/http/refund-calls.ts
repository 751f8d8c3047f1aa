import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { sendPage } from "@zakh/kit/cache/send-list";
import { OWNERS } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { readId } from "@zakh/kit/http/path-id";
import {
  order,
  type RefundAccountInput,
  type ReturnedInput,
  refundAccount,
  refundAccountInput,
  returnedInput,
} from "@zakh/orders/contract";
import { type ChangedOrder, changeOrder } from "@zakh/orders/http/change-order";
import { keyedRequest, ONCE } from "@zakh/orders/http/idempotency-key";
import { changeOwnOrder } from "@zakh/orders/http/own-order";
import {
  type ReturnsExportQuery,
  type ReturnsQuery,
  returnList,
  returnsExportQuery,
  returnsQuery,
} from "../contract/returns";
import { listReturns } from "../read-models/returns";
import { findRefundAccount } from "../read-models/whole-refund-account";
import { askRefundAccountWorkflow } from "../workflows/ask-refund-account";
import { returnOrderMoneyWorkflow } from "../workflows/return-order-money";
import { setRefundAccountWorkflow } from "../workflows/set-refund-account";
import { sendTransferFile } from "./transfer-file";

/** The calls about money that waits to go back, and the accounts that it goes to (ruling 48). */
export const refundCalls: readonly Call[] = [
  {
    method: "PUT",
    path: "/api/orders/:id/refund-account",
    role: "customer",
    summary:
      "Sets the account to which the money of the customer's own order goes back, while any is to be returned; the answer has it masked.",
    before: [callsPerAccount],
    body: refundAccountInput,
    answer: order,
    refusals: {
      400: ["id_invalid"],
      404: ["order_not_found"],
      409: ["nothing_to_return", "conflict"],
      429: ["too_many_requests"],
    },
    handler: (request, response) => {
      const account = request.validatedBody as RefundAccountInput;
      return changeOwnOrder(request, response, (order) =>
        setRefundAccountWorkflow(request.scope).run({ input: { ...order, account } }),
      );
    },
  },
  {
    method: "GET",
    path: "/api/admin/orders/:id/refund-account",
    role: "admin",
    summary: "The whole account to which the money of an order goes back.",
    answer: refundAccount,
    refusals: { 404: ["order_not_found", "refund_account_unknown"] },
    handler: async (request, response) => {
      const number = readId(request.params.id, "order_not_found");
      const account = await findRefundAccount(shopPool(), number);
      if (!account) throw new ApiError(404, "refund_account_unknown");
      response.json(account);
    },
  },
  {
    method: "PUT",
    path: "/api/admin/orders/:id/refund-account",
    role: "admin",
    summary: "Sets the account to which the money of an order goes back, as its customer has told it.",
    body: refundAccountInput,
    answer: order,
    refusals: { 400: ["id_invalid"], 404: ["order_not_found"], 409: ["nothing_to_return", "conflict"] },
    handler: async (request, response) => {
      const account = request.validatedBody as RefundAccountInput;
      await changeOrder(request, response, (order) =>
        setRefundAccountWorkflow(request.scope).run({ input: { ...order, account } }),
      );
    },
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/refund-account-request",
    role: "admin",
    summary: "Asks the customer by mail for the account to which money goes back, at most once a day.",
    answer: order,
    refusals: {
      400: ["id_invalid"],
      404: ["order_not_found"],
      409: [
        "nothing_to_return",
        "nothing_to_transfer",
        "refund_account_known",
        "refund_asked_already",
        "order_without_email",
        "conflict",
      ],
    },
    handler: async (request, response) => {
      const now = new Date().toISOString();
      await changeOrder(request, response, (order) =>
        askRefundAccountWorkflow(request.scope).run({ input: { ...order, now } }),
      );
    },
  },
  {
    method: "GET",
    path: "/api/admin/returns",
    role: "admin",
    summary:
      "The orders of which money waits to go back, longest wait first; in pages with limit and offset, then with X-Total-Count.",
    query: returnsQuery,
    answer: returnList,
    handler: async (request, response) => {
      const { rows, total } = await listReturns(shopPool(), request.validatedQuery as ReturnsQuery);
      sendPage(request, response, rows, total);
    },
  },
  {
    method: "GET",
    path: "/api/admin/returns/export",
    role: "admin",
    summary: "The money to return whose accounts are known, as a workbook in the layout of a bank's bulk transfer.",
    query: returnsExportQuery,
    media: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    refusals: { 400: ["returns_too_many"], 409: ["no_refund_account"] },
    handler: async (request, response) => {
      const { bank } = request.validatedQuery as ReturnsExportQuery;
      await sendTransferFile(response, shopPool(), bank);
    },
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/returned",
    role: "admin",
    staff: OWNERS,
    summary:
      "Records a refund of an order, of the whole amount due or a part of it: transferred, or as credit (ruling 48).",
    ...ONCE,
    body: returnedInput,
    answer: order,
    refusals: {
      400: ["id_invalid", "idempotency_key_too_long"],
      404: ["order_not_found"],
      409: ["more_than_to_return", "nothing_to_return", "customer_gone", "conflict"],
      422: ["idempotency_key_reused"],
    },
    handler: async (request, response) => {
      const { amount, as } = request.validatedBody as ReturnedInput;
      const kind = as === "credit" ? "credit_given" : "returned";
      const giveBack = (order: ChangedOrder) =>
        returnOrderMoneyWorkflow(request.scope).run({
          input: { ...order, amount, kind, request: keyedRequest(request) },
        });
      await changeOrder(request, response, giveBack, { returned: amount, as });
    },
  },
];
