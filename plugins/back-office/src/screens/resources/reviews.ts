import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import type { AdminReview, ReviewDecision, ReviewFilter } from "@zakh/reviews/contract";
import { type Page, readPage, withoutEmpty, write } from "../client";
import { POLL_INTERVAL_MS } from "../durations";
import { type Count, countOf } from "./count";

const reviewsKey = ["reviews"] as const;
const listsKey = [...reviewsKey, "list"] as const;

/** Filters of the list; "" means all. */
export interface ReviewFilters {
  status: ReviewFilter | "";
}

/** One page of reviews. */
export function useReviews(filters: ReviewFilters, limit: number, offset: number) {
  return useQuery({
    queryKey: [...listsKey, filters, limit, offset],
    queryFn: () => readPage<Versioned<AdminReview>>("/api/admin/reviews", { ...withoutEmpty(filters), limit, offset }),
    placeholderData: keepPreviousData,
  });
}

/** How many reviews wait for the shop, new or reported; undefined while that is not known. */
export function useOpenReviewCount(): Count {
  const query = useQuery({
    queryKey: [...reviewsKey, "open-count"],
    queryFn: async () => (await readPage<AdminReview>("/api/admin/reviews", { status: "open", limit: 1 })).total,
    refetchInterval: POLL_INTERVAL_MS.health,
  });
  return countOf(query, (total) => total);
}

/** Shows, hides or answers a review. Rejects with `Refusal`. */
export function useDecideOnReview({ id, version }: Versioned<AdminReview>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Partial<ReviewDecision>) =>
      write<Versioned<AdminReview>>("PATCH", `/api/admin/reviews/${id}`, {
        ...decision,
        version,
      } satisfies SinceVersion<Partial<ReviewDecision>>),
    // It stays in its place until the list is read again, so that nothing moves under a finger.
    onSuccess: (decided) =>
      client.setQueriesData<Page<Versioned<AdminReview>>>(
        { queryKey: listsKey },
        (page) => page && { ...page, rows: page.rows.map((review) => (review.id === id ? decided : review)) },
      ),
    onError: () => client.invalidateQueries({ queryKey: reviewsKey }),
    onSettled: () => client.invalidateQueries({ queryKey: [...reviewsKey, "open-count"] }),
  });
}
