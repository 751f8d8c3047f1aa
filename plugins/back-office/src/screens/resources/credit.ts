import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Credit, CreditInput } from "@zakh/bookkeeping/contract";
import { useAttempts } from "../attempts";
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

/** Gives credit, or takes it; once, however often the same is pressed. Rejects with `FetchError`. */
export function useGrantCredit(userId: number) {
  const client = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (input: CreditInput) =>
      attempts.send(input, (idempotencyKey) =>
        write<Credit>("POST", `/api/admin/users/${userId}/credit`, input, { idempotencyKey }),
      ),
    onSuccess: (credit) => client.setQueryData(creditKey(userId), credit),
  });
}
