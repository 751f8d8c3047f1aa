import type { Context, IPaymentModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

type Row = Record<string, unknown>;

/**
 * Medusa's payment module with its generated methods for each table. Its own methods for authorising, capturing, refunding and
 * deleting a session call the provider during the write; the generated ones only write. Medusa's types do not declare
 * them.
 */
export interface PaymentRows extends IPaymentModuleService {
  createPaymentSessions(session: Row, context: Context): Promise<unknown>;
  createCaptures(capture: Row, context: Context): Promise<unknown>;
  createPayments(payment: Row, context: Context): Promise<{ id: string }>;
  createRefunds(refund: Row, context: Context): Promise<unknown>;
  updatePayments(payment: Row & { id: string }, context: Context): Promise<unknown>;
  updatePaymentSessions(session: Row & { id: string }, context: Context): Promise<unknown>;
  deletePayments(ids: string[], context: Context): Promise<void>;
  deletePaymentSessions(ids: string[], context: Context): Promise<void>;
}

export function paymentRows(container: MedusaContainer): PaymentRows {
  return container.resolve(Modules.PAYMENT) as unknown as PaymentRows;
}
