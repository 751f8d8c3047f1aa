import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { TransferFileBank } from "@zakh/orders/contract";
import type {
  CommissionInput,
  Payout,
  PreparedPayouts,
  StoreBooks,
  StoreEntryInput,
  StoreStatement,
} from "@zakh/settlements/contract";
import { useAttempts } from "../attempts";
import { read, readPage, write } from "../client";
import { fetchFile } from "./fetch-file";

/** Begins the keys of stores' books and of payouts: each change of one shows in the other. */
export const storeBooksKey = ["store-books"] as const;

/** One page of what is owed to stores, most first. */
export function useStoreBooks(limit: number, offset: number) {
  return useQuery({
    queryKey: [...storeBooksKey, "list", limit, offset],
    queryFn: () => readPage<StoreBooks>("/api/admin/store-books", { limit, offset }),
    placeholderData: keepPreviousData,
  });
}

/** The books of one store; none without `id`. */
export function useBooksOf(id: number | undefined) {
  return useQuery({
    queryKey: [...storeBooksKey, "one", id],
    queryFn: () => read<StoreBooks>(`/api/admin/store-books/${id}`),
    enabled: id !== undefined,
  });
}

/** A month of a store's books, yyyy-MM. */
export function useStoreStatement(id: number, month: string) {
  return useQuery({
    queryKey: [...storeBooksKey, "statement", id, month],
    queryFn: () => read<StoreStatement>(`/api/admin/store-books/${id}/statement`, { month }),
    placeholderData: keepPreviousData,
  });
}

/** The same as a workbook. */
export function useStatementFile(id: number) {
  return useMutation({
    mutationFn: (month: string) =>
      fetchFile(`/api/admin/store-books/${id}/statement/export`, { month }, `store-${id}-${month}.xlsx`),
  });
}

/** Adds an entry by hand; once, however often the same is pressed. Rejects with `FetchError`. */
export function useAddStoreEntry(id: number) {
  const attempts = useAttempts();
  return useBooksChange((input: StoreEntryInput) =>
    attempts.send(input, (idempotencyKey) =>
      write<StoreBooks>("POST", `/api/admin/store-books/${id}/entries`, input, { idempotencyKey }),
    ),
  );
}

export function useSetCommission(id: number) {
  return useBooksChange((input: CommissionInput) =>
    write<StoreBooks>("PUT", `/api/admin/store-books/${id}/commission`, input),
  );
}

/** The payouts of a month. */
export function usePayouts(period: string) {
  return useQuery({
    queryKey: [...storeBooksKey, "payouts", period],
    queryFn: () => readPage<Payout>("/api/admin/payouts", { period }),
    placeholderData: keepPreviousData,
  });
}

export function usePreparePayouts() {
  return useBooksChange((period: string) => write<PreparedPayouts>("POST", "/api/admin/payouts", { period }));
}

/** Notes payouts as paid, or takes that back. */
export function useMarkPayouts() {
  return useBooksChange((input: { ids: readonly number[]; paid: boolean }) =>
    write<null>("POST", "/api/admin/payouts/paid", input),
  );
}

export function useWithdrawPayout() {
  return useBooksChange((id: number) => write<null>("DELETE", `/api/admin/payouts/${id}`));
}

/** Downloads the unpaid payouts of a month as a bank's file. */
export function usePayoutsFile(period: string) {
  return useMutation({
    mutationFn: (bank: TransferFileBank) =>
      fetchFile("/api/admin/payouts/export", { period, bank }, `payouts-${period}-${bank}.xlsx`),
  });
}

/** Reads all books and payouts again, as one retry of a screen that shows several of them. */
export function useBooksAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: storeBooksKey });
}

/** A change after which all books are read again. */
function useBooksChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: storeBooksKey }) });
}
