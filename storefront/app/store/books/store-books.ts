import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnBooks, StoreAccountInput, StoreStatement } from "@zakh/settlements/contract";
import { api } from "../../lib/data/api";
import { storeBooksKey } from "../../lib/data/query-keys";
import { STALE } from "../../lib/durations";

/** What the shop owes the own store, its commission and account, and the months of its books. */
export function useOwnBooks(storeId: number) {
  return useQuery({
    queryKey: storeBooksKey(storeId),
    queryFn: () => api<OwnBooks>(`/api/stores/${storeId}/books`),
    staleTime: STALE.never,
  });
}

/** A month of the own store's books, yyyy-MM. */
export function useStatement(storeId: number, month: string) {
  return useQuery({
    queryKey: [...storeBooksKey(storeId), month],
    queryFn: () => api<StoreStatement>(`/api/stores/${storeId}/books/statement?month=${month}`),
    staleTime: STALE.never,
  });
}

/** Where the month is as a workbook, in the language of the page. */
export function statementFile(storeId: number, month: string): string {
  return `/api/stores/${storeId}/books/statement/export?month=${month}`;
}

/** Sets where the own store's money is paid out to. */
export function useSaveAccount(storeId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StoreAccountInput) =>
      api<OwnBooks>(`/api/stores/${storeId}/books/account`, { method: "PUT", body }),
    onSuccess: (books) => queryClient.setQueryData(storeBooksKey(storeId), books),
  });
}
