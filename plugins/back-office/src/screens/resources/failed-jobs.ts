import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FailedJob } from "@zakh/accounts/contract";
import { readPage, write } from "../client";
import { POLL_INTERVAL_MS } from "../durations";
import { shopHealthKey } from "./shop-health";

const failedJobsKey = ["failed-jobs"] as const;

/** One page of failed background jobs, newest first. */
export function useFailedJobs(limit: number, offset: number) {
  return useQuery({
    queryKey: [...failedJobsKey, limit, offset],
    queryFn: () => readPage<FailedJob>("/api/admin/failed-jobs", { limit, offset }),
    refetchInterval: POLL_INTERVAL_MS.health,
    placeholderData: keepPreviousData,
  });
}

/** Retries the job. Rejects with `Refusal`. */
export function useRetryFailedJob() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => write<null>("POST", `/api/admin/failed-jobs/${id}/retry`),
    onSettled: refresh,
  });
}

/** Removes the job from the list. Rejects with `Refusal`. */
export function useDismissFailedJob() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => write<null>("DELETE", `/api/admin/failed-jobs/${id}`),
    onSettled: refresh,
  });
}

/** Menu and dashboard show their number. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: shopHealthKey });
    return client.invalidateQueries({ queryKey: failedJobsKey });
  };
}
