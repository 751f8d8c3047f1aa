import { generateEntityId } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import { findActiveBankAccount } from "@zakh/bank-transfer/read-models/bank-accounts";
import { findSaleProducts } from "@zakh/catalog/read-models/sale-products";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShippingFee } from "@zakh/site-settings/read-models/shipping-fee";
import type { PlaceOrderInput } from "../../contract/checkout";
import { type SellingGround, sellingGround } from "../../read-models/selling-ground";
import { type PricedLine, priceLines } from "../pricing/price-lines";

/** An order as it is going to be: priced by the server, everything it refers to looked up. Amounts in whole won. */
export interface OrderDraft {
  lines: (PricedLine & { lineItemId: string })[];
  subtotal: number;
  shippingFee: number;
  total: number;
  bankAccount: BankAccountSnapshot;
  ground: SellingGround;
}

/**
 * Prices the order; what the client says things cost is only compared (ruling 2). Reads only.
 *
 * Throws 409 `product_unavailable`, `bank_account_unavailable` or `order_total_changed` (with the new `totalAmount` and
 * `shippingFee`), and 400 for a quantity that the product's sale rule refuses.
 */
export const priceOrderStep = createStep("price-order", async ({ orderData, cartItems }: PlaceOrderInput) => {
  const pool = shopPool();
  const [products, bankAccount, shippingFee, ground] = await Promise.all([
    findSaleProducts(
      pool,
      cartItems.map(({ productId }) => productId),
    ),
    findActiveBankAccount(pool, Number(orderData.selectedBankAccount)),
    findShippingFee(pool),
    sellingGround.value(),
  ]);
  const lines = priceLines(cartItems, products);
  if (!bankAccount) {
    throw new ApiError(409, "bank_account_unavailable", {
      fields: { "orderData.selectedBankAccount": "bank_account_unavailable" },
    });
  }
  const subtotal = lines.reduce((sum, line) => sum + line.lineTotal, 0);
  const total = subtotal + shippingFee;
  if (orderData.totalAmount !== undefined && Number(orderData.totalAmount) !== total) {
    throw new ApiError(409, "order_total_changed", {
      params: { total: new Intl.NumberFormat("ko-KR").format(total) },
      extra: { totalAmount: String(total), shippingFee: String(shippingFee) },
    });
  }
  const { id, bankName, accountNumber, accountHolder } = bankAccount;
  return new StepResponse<OrderDraft>({
    // Line ids are made here, so that stock can be reserved for them before the order exists.
    lines: lines.map((line) => ({ ...line, lineItemId: generateEntityId(undefined, "ordli") })),
    subtotal,
    shippingFee,
    total,
    bankAccount: { id, bankName, accountNumber, accountHolder },
    ground,
  });
});
