import { useQuery } from "@tanstack/react-query";
import type { GeneratedMealKit } from "@zakh/meal-kits/contract";
import { api } from "../../lib/data/api";
import { MEAL_KITS_KEY } from "../../lib/data/query-keys";

/** The meal kits that the signed-in user has created: read on my page, but not shown yet (spec §1, §7). */
export function useGeneratedMealKits(enabled: boolean) {
  return useQuery({
    queryKey: MEAL_KITS_KEY,
    queryFn: () => api<GeneratedMealKit[]>("/api/generated-meal-kits"),
    enabled,
  });
}
