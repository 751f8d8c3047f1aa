import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { medusaId } from "@zakh/kit/database/medusa-id";
import type { OrderForm } from "@zakh/orders/contract";
import {
  callProvider,
  deleteCall,
  initiateCall,
  type OpenedSession,
} from "@zakh/orders/workflows/payment/provider-calls";
import type { OrderDraft } from "../placing/order-draft";

interface OrderToPlace {
  draft: Pick<OrderDraft, "total" | "payment">;
  form: Pick<OrderForm, "paymentMethod">;
}

/** Makes the provider start the payment of an order that is about to be placed. */
export function sessionOf(container: MedusaContainer, { draft, form }: OrderToPlace, at: Date): Promise<OpenedSession> {
  const sessionId = medusaId("payses", at);
  return callProvider(container, initiateCall({ ...draft, sessionId, method: form.paymentMethod }));
}

/** Deletes a session that no order uses. If the provider keeps it nevertheless, it does no harm: nobody pays it. */
export async function discardSession(container: MedusaContainer, session: OpenedSession): Promise<void> {
  await callProvider(container, deleteCall(session)).catch((failure: unknown) => {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Payment session ${session.id} was not given up: ${failure}`);
  });
}
