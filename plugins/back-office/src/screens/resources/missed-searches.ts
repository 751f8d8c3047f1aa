import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { MissedSearch } from "@zakh/search/contract";
import { readPage } from "../client";

/** One page of what people have searched and not found, the most often first. */
export function useMissedSearches(limit: number, offset: number) {
  return useQuery({
    queryKey: ["missed-searches", limit, offset],
    queryFn: () => readPage<MissedSearch>("/api/admin/missed-searches", { limit, offset }),
    placeholderData: keepPreviousData,
  });
}
