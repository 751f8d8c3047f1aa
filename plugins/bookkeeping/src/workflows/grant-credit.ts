import { findAccountByNumber } from "@zakh/accounts/read-models/accounts";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { SHOP_ORDER_MODULE, type ShopOrderModuleService } from "@zakh/orders/modules/shop-order";
import { creditBalance } from "@zakh/orders/read-models/credit";
import { creditKey } from "@zakh/orders/workflows/credit-key";
import { hasGranted, type KeyedRequest, keyColumns } from "@zakh/orders/workflows/keyed-request";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { creditChanged } from "@zakh/orders/workflows/use-credit";
import type { CreditInput } from "../contract/credit";

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
