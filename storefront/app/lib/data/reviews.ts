import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Versioned } from "@zakh/kit/contract";
import type { OwnReview, OwnReviews, ProductReviews } from "@zakh/reviews/contract";
import { STALE } from "../durations";
import { api } from "./api";
import { MY_REVIEWS_KEY } from "./query-keys";

/** How many reviews a product's page shows, and how many more at each press. */
export const REVIEWS_PAGE = 10;

/** Path of a page of a product's reviews. */
export function reviewsPage(productId: number, offset = 0): string {
  return `/api/products/${productId}/reviews?limit=${REVIEWS_PAGE}&offset=${offset}`;
}

/** The same of a store's goods. */
export function storeReviewsPage(storeId: number, offset = 0): string {
  return `/api/stores/${storeId}/reviews?limit=${REVIEWS_PAGE}&offset=${offset}`;
}

/** What a product's page shows where its reviews cannot be read. */
export const NO_REVIEWS: ProductReviews = { rating: null, count: 0, distribution: [0, 0, 0, 0, 0], reviews: [] };

/** The signed-in user's reviews, and what may be reviewed; read again at every visit. */
export function useMyReviews(enabled: boolean) {
  return useQuery({
    queryKey: MY_REVIEWS_KEY,
    queryFn: () => api<OwnReviews>("/api/user/reviews"),
    staleTime: STALE.never,
    refetchOnMount: "always",
    enabled,
  });
}

/** Writes a review, or changes the one of this id. */
export function useSaveReview(id: number | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FormData) =>
      api<Versioned<OwnReview>>(id === undefined ? "/api/reviews" : `/api/reviews/${id}`, {
        method: id === undefined ? "POST" : "PUT",
        body,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: MY_REVIEWS_KEY }),
  });
}

export function useDeleteReview(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api(`/api/reviews/${id}`, { method: "DELETE" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: MY_REVIEWS_KEY }),
  });
}

/** Tells the shop that something is wrong with a review. */
export function useReportReview(id: number) {
  return useMutation({ mutationFn: () => api(`/api/reviews/${id}/reports`, { method: "POST" }) });
}
