import { customerOf } from "@zakh/accounts/http/guards";
import { findAccountByNumber } from "@zakh/accounts/read-models/accounts";
import { OWNERS } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import { keyedRequest, ONCE } from "@zakh/orders/http/idempotency-key";
import { type CreditInput, credit, creditInput } from "../contract/credit";
import { findCredit } from "../read-models/shown-credit";
import { grantCreditWorkflow } from "../workflows/grant-credit";

/** The calls about a customer's credit: what there is, and what an admin gives or takes. */
export const creditCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/user/credit",
    role: "customer",
    summary: "The signed-in customer's credit in won, and its 100 latest changes, newest first.",
    answer: credit,
    handler: async (request, response) => response.json(await findCredit(shopPool(), customerOf(request).number)),
  },
  {
    method: "GET",
    path: "/api/admin/users/:id/credit",
    role: "admin",
    summary: "A customer's credit in won, and its 100 latest changes, newest first.",
    answer: credit,
    refusals: { 404: ["not_found"] },
    handler: async (request, response) => {
      const accountNumber = readId(request.params.id);
      if (!(await findAccountByNumber(shopPool(), accountNumber))) throw new ApiError(404, "not_found");
      response.json(await findCredit(shopPool(), accountNumber));
    },
  },
  {
    method: "POST",
    path: "/api/admin/users/:id/credit",
    role: "admin",
    staff: OWNERS,
    summary: "Gives a customer credit, or takes it, with the reason that the customer reads; never below zero.",
    ...ONCE,
    body: creditInput,
    answer: credit,
    refusals: {
      400: ["id_invalid", "idempotency_key_too_long"],
      404: ["not_found"],
      409: ["credit_too_low", "conflict"],
      422: ["idempotency_key_reused"],
    },
    handler: async (request, response) => {
      const accountNumber = writeId(request.params.id);
      const by = actorOf(request);
      const { amount, reason } = request.validatedBody as CreditInput;
      addLogFields({ account: accountNumber, credit: amount, by: by.number });
      await grantCreditWorkflow(request.scope).run({
        input: { accountNumber, amount, reason, by, request: keyedRequest(request) },
      });
      response.json(await findCredit(shopPool(), accountNumber));
    },
  },
];
