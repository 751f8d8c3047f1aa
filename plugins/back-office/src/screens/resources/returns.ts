import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { AccountFilter, OrderReturn } from "@zakh/bookkeeping/contract";
import type { RefundAccount, TransferFileBank } from "@zakh/orders/contract";
import { read, readPage, withoutEmpty } from "../client";
import { FRESH, POLL_INTERVAL_MS } from "../durations";
import { fetchFile } from "./fetch-file";

/** Begins the keys of the money to return, and of the accounts that it goes to. */
export const returnsKey = ["returns"] as const;

export interface ReturnFilters {
  /** Whether the account is known; "" is either. */
  account: AccountFilter | "";
}

/** One page of the orders of which money waits to go back, longest wait first; polled like the orders. */
export function useReturns(filters: ReturnFilters, limit: number, offset: number) {
  return useQuery({
    queryKey: [...returnsKey, "list", filters, limit, offset],
    queryFn: () => readPage<OrderReturn>("/api/admin/returns", { ...withoutEmpty(filters), limit, offset }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS.orders,
    staleTime: FRESH.orders,
  });
}

/** The whole account to which an order's money goes back; not kept once nothing shows it. */
export function useRefundAccount(orderId: number, enabled: boolean) {
  return useQuery({
    queryKey: [...returnsKey, "account", orderId],
    queryFn: () => read<RefundAccount>(`/api/admin/orders/${orderId}/refund-account`),
    enabled,
    gcTime: 0,
  });
}

/** Downloads the money to return as a bank's file. Rejects with `Refusal` (409 `no_refund_account` when there is none). */
export function useTransferFile() {
  return useMutation({
    mutationFn: (bank: TransferFileBank) => fetchFile("/api/admin/returns/export", { bank }, `returns-${bank}.xlsx`),
  });
}
