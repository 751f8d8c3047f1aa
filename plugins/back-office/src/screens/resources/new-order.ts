import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminOrderInput, AdminPlacedOrder, Customer, OrderMessage } from "@zakh/checkout/contract";
import type { AddressParts } from "@zakh/kit/contract";
import { useAttempts } from "../attempts";
import { read, write } from "../client";
import { pendingOrdersKey } from "./pending-orders";
import { productsKey } from "./products";
import { salesKey } from "./sales";
import { summaryKey } from "./summary";
import { usersKey } from "./users";

/** Customers that a search shows; more of it is typed to see others. */
const SHOWN = 20;

/** Customers by name, email, username or phone, however it is typed; nothing is asked for an empty search. */
export function useCustomers(search: string, withoutStaff?: "true") {
  return useQuery({
    queryKey: ["customers", search, withoutStaff],
    queryFn: () => read<Customer[]>("/api/admin/customers", { search, withoutStaff, limit: SHOWN }),
    placeholderData: keepPreviousData,
    enabled: search !== "",
  });
}

/** The message for the customer of an order that an admin placed. */
export function useOrderMessage(id: number) {
  return useQuery({
    queryKey: ["orders", "message", id],
    queryFn: () => read<OrderMessage>(`/api/admin/orders/${id}/message`),
  });
}

/** The body as the form sends it. */
export type NewOrder = Omit<AdminOrderInput, "orderData"> & { orderData: Record<string, string | AddressParts> };

/**
 * Places an order for a customer. The same order that is sent again, after a lost answer or a double press, has the same
 * idempotency key and is placed once. Rejects with `Refusal`.
 */
export function usePlaceOrderFor() {
  const client = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (order: NewOrder) =>
      attempts.send(order, (idempotencyKey) =>
        write<AdminPlacedOrder>("POST", "/api/admin/orders", order, { idempotencyKey, keeps: "never" }),
      ),
    // Also after a refusal: a price, the stock or the fee has changed.
    onSettled: () => {
      const changed = [
        ["orders"],
        ["customers"],
        ["settings", "shipping-fee"],
        ["bank-accounts"],
        usersKey,
        productsKey,
      ];
      for (const queryKey of [...changed, pendingOrdersKey, summaryKey, salesKey]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}
