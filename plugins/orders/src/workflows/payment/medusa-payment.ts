import type { Context, IPaymentModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

type Row = Record<string, unknown>;

/**
 * Medusa's payment module with the methods that it makes for each of its tables. Its own ones for authorising, refunding and
 * deleting a session ask the provider while they write; these write alone. They are in no type of Medusa's.
 */
export interface PaymentRows extends IPaymentModuleService {
  createPayments(payment: Row, context: Context): Promise<{ id: string }>;
  createRefunds(refund: Row, context: Context): Promise<{ id: string }>;
  updatePayments(payment: Row & { id: string }, context: Context): Promise<unknown>;
  updatePaymentSessions(session: Row & { id: string }, context: Context): Promise<unknown>;
  deletePaymentSessions(ids: string[], context: Context): Promise<void>;
}

export function paymentRows(container: MedusaContainer): PaymentRows {
  return container.resolve(Modules.PAYMENT) as unknown as PaymentRows;
}
