import { PaymentSessionStatus } from "@medusajs/framework/utils";

/** How the payment of a transfer begins: the shop waits for it. `data` is kept with it. */
export function awaited<Data extends object>(data: Data) {
  const status = PaymentSessionStatus.PENDING;
  return { status, data: { ...data, status } };
}
