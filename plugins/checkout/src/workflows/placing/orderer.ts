import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewCustomer } from "@zakh/accounts/contract";
import { makeCustomer, unmakeCustomer } from "@zakh/accounts/workflows/made-customer";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";

export interface Orderer {
  /** Public id of the ordering account. */
  accountNumber: number;
  accountName: string;
  /** The account's own email, which may differ from the order's; empty when it has none. */
  accountEmail: string;
  /** Id of Medusa's Customer; null for a customer who is made with the order. */
  customerId: string | null;
  /** The customer who is made with the order, under `accountNumber`. */
  newCustomer?: NewCustomer | null;
  /** The admin who places it for the customer; absent when the customer does. */
  placedBy?: { number: number; name: string } | null;
}

/** The Medusa Customer of the order, made now if it is a new one. */
export async function customerOfOrder(
  transaction: OneTransaction,
  container: MedusaContainer,
  { accountNumber, customerId, newCustomer }: Orderer,
): Promise<{ customerId: string; isNew: boolean }> {
  if (customerId !== null) return { customerId, isNew: false };
  if (!newCustomer) throw new Error("An order has no customer");
  const made = await makeCustomer(transaction, container, { ...newCustomer, number: accountNumber });
  return { ...made, isNew: true };
}

/** What an undo needs to know of a customer who was made with the order. */
export interface MadeCustomer {
  number: number;
  customerId: string;
}

/** Undo of `customerOfOrder` for a new one. */
export async function removeMadeCustomer(sql: Queryable, made: MadeCustomer | null): Promise<void> {
  if (made) await unmakeCustomer(sql, made.number, made.customerId);
}
