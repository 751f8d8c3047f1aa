import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { CheckoutForm } from "../../contract/checkout";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import type { OrderDraft } from "./price-order";

export interface OrderDetailInput {
  draft: OrderDraft;
  form: CheckoutForm;
  accountNumber: number;
  idempotencyKey: string | null;
  requestHash: string;
}

/** Keeps what the shop adds to the order: who, where to, which account to pay to, what it cost (ruling 8). */
export const createOrderDetailStep = createStep(
  "create-order-detail",
  async ({ draft, form, accountNumber, idempotencyKey, requestHash }: OrderDetailInput, { container }) => {
    const detail = await container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE).createShopOrderDetails({
      account_number: accountNumber,
      customer_name: form.customerName,
      customer_email: form.customerEmail,
      customer_phone: form.customerPhone,
      customer_address: form.customerAddress,
      payment_method: form.paymentMethod,
      bank_account: { ...draft.bankAccount },
      depositor: form.transferAccountHolder,
      subtotal: draft.subtotal,
      shipping_fee: draft.shippingFee,
      total: draft.total,
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
    });
    return new StepResponse({ id: detail.id }, detail.id);
  },
  async (id, { container }) => {
    if (id) await container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE).deleteShopOrderDetails(id);
  },
);
