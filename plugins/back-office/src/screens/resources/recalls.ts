import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RecallInput, RecallLot, RecallOrder } from "@zakh/recalls/contract";
import { read, readPage, write } from "../client";

const recallsKey = ["recalls"] as const;

/** What there is of a lot: who has it, and who was told. */
export function useRecallLot(number: string) {
  return useQuery({
    queryKey: [...recallsKey, "lot", number],
    queryFn: () => read<RecallLot>("/api/admin/recalls/lot", { number }),
    enabled: number !== "",
  });
}

/** One page of the orders that have a lot. */
export function useRecallOrders(number: string, limit: number, offset: number) {
  return useQuery({
    queryKey: [...recallsKey, "orders", number, limit, offset],
    queryFn: () => readPage<RecallOrder>("/api/admin/recalls/orders", { number, limit, offset }),
    placeholderData: keepPreviousData,
  });
}

/** Writes to the buyers who were not written to yet; a repeat writes to nobody twice. Rejects with `Refusal`. */
export function useRecall() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RecallInput) => write<RecallLot>("POST", "/api/admin/recalls", input),
    onSuccess: (lot) => client.setQueryData([...recallsKey, "lot", lot.traceNumber], lot),
    onSettled: () => client.invalidateQueries({ queryKey: recallsKey }),
  });
}
