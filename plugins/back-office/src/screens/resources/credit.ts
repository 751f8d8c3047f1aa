import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Credit, CreditInput } from "@zakh/orders/contract";
import { read, write } from "../client";

const creditKey = (userId: number) => ["credit", userId] as const;

/** A customer's credit in won, and its latest changes. */
export function useCredit(userId: number) {
  return useQuery({
    queryKey: creditKey(userId),
    queryFn: () => read<Credit>(`/api/admin/users/${userId}/credit`),
    refetchOnMount: "always",
  });
}

/** Gives credit, or takes it. Rejects with `FetchError`. */
export function useGrantCredit(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreditInput) => write<Credit>("POST", `/api/admin/users/${userId}/credit`, input),
    onSuccess: (credit) => client.setQueryData(creditKey(userId), credit),
  });
}
