import { PaymentEvents } from "@medusajs/framework/utils";
import type { Writing } from "@zakh/kit/database/define-write";

/** Emits Medusa's event for these payments, once the write has succeeded. The shop's own subscriber finds that both already agree. */
export function emitRefunded(emit: Writing["emit"], paymentIds: readonly string[]): void {
  emit(
    PaymentEvents.REFUNDED,
    paymentIds.map((id) => ({ id })),
  );
}
