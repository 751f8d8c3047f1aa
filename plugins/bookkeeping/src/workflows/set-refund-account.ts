import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { RefundAccountInput } from "@zakh/orders/contract";
import { bankCodeOf } from "@zakh/orders/contract";
import { SHOP_ORDER_MODULE, type ShopOrderModuleService } from "@zakh/orders/modules/shop-order";
import { moneySums } from "@zakh/orders/read-models/money-sums";
import { type Actor, recordChange } from "@zakh/orders/workflows/record-change";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";

export interface RefundAccountChange {
  number: number;
  account: RefundAccountInput;
  by: Actor;
}

/**
 * Sets the account to which an order's money goes back, atomically; the same account again changes nothing. Throws 404
 * `order_not_found`, and 409 `nothing_to_return`.
 */
export const setRefundAccountWorkflow = defineWrite(
  "set-refund-account",
  async ({ number, account: { bankName, accountNumber, accountHolder }, by }: RefundAccountChange, { container }) => {
    const bankCode = bankCodeOf(bankName);
    if (!bankCode) throw new Error(`The contract has let an unknown bank through: ${bankName}`);
    const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
    await withLockedOrder(container, number, async (transaction, state) => {
      if (moneySums(state).toReturn <= 0) throw new ApiError(409, "nothing_to_return");
      const { detailId } = state;
      const [stored] = await transaction.use(shopOrders, (service, context) =>
        service.listRefundAccounts({ order_detail_id: detailId }, {}, context),
      );
      const wanted = { bank_code: bankCode, account_number: accountNumber, account_holder: accountHolder };
      if (stored && Object.entries(wanted).every(([column, value]) => stored[column as keyof typeof wanted] === value))
        return;
      const now = new Date();
      await transaction.use<ShopOrderModuleService, unknown>(shopOrders, (service, context) =>
        stored
          ? service.updateRefundAccounts({ id: stored.id, ...wanted, given_at: now }, context)
          : service.createRefundAccounts({ order_detail_id: detailId, ...wanted, given_at: now }, context),
      );
      const from = stored?.given_at.toISOString() ?? "";
      const changed = [{ field: "refundAccountAt" as const, from, to: now.toISOString() }];
      await recordChange(transaction, container, state, { by, changed });
    });
  },
);
