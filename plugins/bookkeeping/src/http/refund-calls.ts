import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { OWNERS } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { order, refundAccount, refundAccountInput, returnedInput } from "@zakh/orders/contract";
import { ONCE } from "@zakh/orders/http/idempotency-key";
import { returnList, returnsExportQuery, returnsQuery } from "../contract/returns";

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
  },
  {
    method: "GET",
    path: "/api/admin/orders/:id/refund-account",
    role: "admin",
    summary: "The whole account to which the money of an order goes back.",
    answer: refundAccount,
    refusals: { 404: ["order_not_found", "refund_account_unknown"] },
  },
  {
    method: "PUT",
    path: "/api/admin/orders/:id/refund-account",
    role: "admin",
    summary: "Sets the account to which the money of an order goes back, as its customer has told it.",
    body: refundAccountInput,
    answer: order,
    refusals: { 400: ["id_invalid"], 404: ["order_not_found"], 409: ["nothing_to_return", "conflict"] },
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
  },
  {
    method: "GET",
    path: "/api/admin/returns",
    role: "admin",
    summary:
      "The orders of which money waits to go back, longest wait first; in pages with limit and offset, then with X-Total-Count.",
    query: returnsQuery,
    answer: returnList,
  },
  {
    method: "GET",
    path: "/api/admin/returns/export",
    role: "admin",
    summary: "The money to return whose accounts are known, as a workbook in the layout of a bank's bulk transfer.",
    query: returnsExportQuery,
    media: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    refusals: { 400: ["returns_too_many"], 409: ["no_refund_account"] },
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
  },
];
