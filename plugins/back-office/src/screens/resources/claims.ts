import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminClaim, ClaimDecision, ClaimStatus } from "@zakh/claims/contract";
import { useAttempts } from "../attempts";
import { type Page, readPage, withoutEmpty, write } from "../client";
import { POLL_INTERVAL_MS } from "../durations";
import { type Count, countOf } from "./count";
import { invalidateAfterChange } from "./orders";

const claimsKey = ["claims"] as const;
const listsKey = [...claimsKey, "list"] as const;

/** Filters of the list; "" means all. */
export interface ClaimFilters {
  status: ClaimStatus | "";
}

/** One page of claims. */
export function useClaims(filters: ClaimFilters, limit: number, offset: number) {
  return useQuery({
    queryKey: [...listsKey, filters, limit, offset],
    queryFn: () => readPage<AdminClaim>("/api/admin/claims", { ...withoutEmpty(filters), limit, offset }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS.health,
  });
}

/** The claims of an order, by its public id. */
export function useClaimsOfOrder(orderId: number) {
  return useQuery({
    queryKey: [...listsKey, "order", orderId],
    queryFn: () => readPage<AdminClaim>("/api/admin/claims", { orderId, limit: 100 }),
  });
}

/** How many claims wait for an answer; undefined while that is not known. */
export function useOpenClaimCount(): Count {
  const query = useQuery({
    queryKey: [...claimsKey, "open-count"],
    queryFn: async () => (await readPage<AdminClaim>("/api/admin/claims", { status: "open", limit: 1 })).total,
    refetchInterval: POLL_INTERVAL_MS.health,
  });
  return countOf(query, (total) => total);
}

/** Answers, refuses or settles a claim, once, however often the same is pressed. Rejects with `Refusal`. */
export function useDecideOnClaim(id: number) {
  const client = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (decision: ClaimDecision) =>
      attempts.send(decision, (idempotencyKey) =>
        write<AdminClaim>("PATCH", `/api/admin/claims/${id}`, decision, { idempotencyKey }),
      ),
    // It stays in its place until the list is read again, so that nothing moves under a finger.
    onSuccess: (decided) =>
      client.setQueriesData<Page<AdminClaim>>(
        { queryKey: listsKey },
        (page) => page && { ...page, rows: page.rows.map((claim) => (claim.id === id ? decided : claim)) },
      ),
    onError: () => client.invalidateQueries({ queryKey: claimsKey }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [...claimsKey, "open-count"] });
      invalidateAfterChange(client);
    },
  });
}
