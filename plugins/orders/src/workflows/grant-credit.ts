import { findAccountByNumber } from "@zakh/accounts/read-models/accounts";
import { numberText } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { CreditInput } from "../contract/credit";
import { SHOP_ORDER_MODULE } from "../modules/shop-order";
import type { ShopOrderModuleService } from "../modules/shop-order/service";
import { creditBalance } from "../read-models/credit";
import { creditKey } from "./credit-key";
import { hasGranted, type KeyedRequest, keyColumns } from "./keyed-request";
import type { Actor } from "./record-change";

export interface GrantInput extends CreditInput {
  /** Public id of the customer's account. */
  accountNumber: number;
  by: Actor;
  /** What its repeat is known by. */
  request?: KeyedRequest;
}

/**
 * Gives a customer credit, or takes it, with a reason; the same request again changes nothing. Throws 404 `not_found`, 409
 * `credit_too_low` when it would get below zero, and 422 `idempotency_key_reused`.
 */
export const grantCreditWorkflow = defineWrite("grant-credit", async (input: GrantInput, { container }) => {
  const { accountNumber, amount, reason, by, request } = input;
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  await inOneTransaction(
    container,
    async ({ sql, use }) => {
      if (!(await findAccountByNumber(sql, accountNumber))) throw new ApiError(404, "not_found");
      if (await hasGranted(sql, accountNumber, request)) return;
      const balance = await creditBalance(sql, accountNumber);
      if (balance + amount < 0) throw creditChanged("credit_too_low", balance);
      const made = {
        account_number: accountNumber,
        amount,
        reason,
        by_number: by?.number ?? null,
        by_name: by?.name ?? null,
        ...keyColumns(request),
      };
      await use(shopOrders, (service, context) => service.createCreditGrants(made, context));
    },
    { key: creditKey(accountNumber) },
  );
});

/** 409, with the credit of the account in won as `credit`. */
export function creditChanged(code: "credit_too_low" | "credit_changed", balance: number): ApiError {
  const params = { credit: numberText(balance, "ko") };
  return new ApiError(409, code, { params, extra: { credit: balance } });
}
