import { useQuery } from "@tanstack/react-query";
import type { Category } from "@zakh/catalog/contract";
import { read } from "../client";
import { FRESH } from "../durations";

export const categoriesKey = ["categories"] as const;

/** All product categories in the shop's order, inactive ones too; stale at once, forgotten after 30 s (spec §9). */
export function useCategories() {
  return useQuery({
    queryKey: categoriesKey,
    queryFn: () => read<Category[]>("/api/categories"),
    staleTime: 0,
    gcTime: FRESH.byDefault,
  });
}
