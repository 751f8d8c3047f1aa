import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CashReceipt, CashReceiptView } from "@zakh/bookkeeping/contract";
import type { CashReceiptInput } from "@zakh/orders/contract";
import { read, readPage, write } from "../client";
import { FRESH, POLL_INTERVAL_MS } from "../durations";
import { fetchFile } from "./fetch-file";
import { summaryKey } from "./summary";

export const cashReceiptsKey = ["cash-receipts"] as const;

const keys = {
  list: (view: CashReceiptView, limit: number, offset: number) => [...cashReceiptsKey, "list", view, limit, offset],
  receipt: (orderId: number) => [...cashReceiptsKey, "one", orderId],
} as const;

/** One page of receipts with masked numbers, polled, so that the days left are today's. */
export function useCashReceipts(view: CashReceiptView, limit: number, offset: number) {
  return useQuery({
    queryKey: keys.list(view, limit, offset),
    queryFn: () => readPage<CashReceipt>("/api/admin/cash-receipts", { view, limit, offset }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS.orders,
    staleTime: FRESH.orders,
  });
}

/** Downloads the receipts of a month with their whole numbers. Rejects with `Refusal`. */
export function useReceiptsFile() {
  return useMutation({
    mutationFn: ({ from, to }: { from: string; to: string }) =>
      fetchFile("/api/admin/cash-receipts/export", { from, to }, `cash-receipts-${from}-${to}.xlsx`),
  });
}

/** The receipt of one order with its whole number, which is forgotten as soon as nobody looks at it. */
export function useCashReceipt(orderId: number | undefined) {
  return useQuery({
    queryKey: keys.receipt(orderId ?? 0),
    queryFn: () => read<CashReceipt>(pathOf(orderId ?? 0)),
    enabled: orderId !== undefined,
    gcTime: 0,
    staleTime: FRESH.orders,
  });
}

function pathOf(orderId: number, mark = "") {
  return `/api/admin/orders/${orderId}/cash-receipt${mark}`;
}

/** Sets whom the receipt of an order is for. Rejects with `Refusal`. */
export function useSetCashReceipt(orderId: number) {
  return useChangeReceipt(orderId, (cashReceipt: CashReceiptInput | null) =>
    write("PUT", pathOf(orderId), { cashReceipt }),
  );
}

/** What was done at Hometax, or was not done after all. */
export type ReceiptMark =
  | { as: "issued"; issuedNumber: string }
  | { as: "notIssued" }
  | { as: "voided" }
  | { as: "notVoided" };

/** Marks the receipt of an order. Rejects with `Refusal`. */
export function useMarkCashReceipt(orderId: number) {
  return useChangeReceipt(orderId, (mark: ReceiptMark) => {
    switch (mark.as) {
      case "issued":
        return write("POST", pathOf(orderId, "/issued"), { issuedNumber: mark.issuedNumber });
      case "notIssued":
        return write("DELETE", pathOf(orderId, "/issued"));
      case "voided":
        return write("POST", pathOf(orderId, "/voided"));
      case "notVoided":
        return write("DELETE", pathOf(orderId, "/voided"));
    }
  });
}

function useChangeReceipt<Change>(orderId: number, mutationFn: (change: Change) => Promise<CashReceipt>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (receipt) => client.setQueryData(keys.receipt(orderId), receipt),
    onSettled: () => {
      for (const queryKey of [cashReceiptsKey, ["orders"], summaryKey]) void client.invalidateQueries({ queryKey });
    },
  });
}
