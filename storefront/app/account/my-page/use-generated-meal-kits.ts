import { useQuery } from "@tanstack/react-query";
import type { GeneratedMealKit } from "@zakh/meal-kits/contract";
import { api } from "../../lib/data/api";

/** The meal kits that the signed-in user has put together: read on my page, and not shown yet (spec §1, §7). */
export function useGeneratedMealKits(enabled: boolean) {
  return useQuery({
    queryKey: ["generated-meal-kits"],
    queryFn: () => api<GeneratedMealKit[]>("/api/generated-meal-kits"),
    enabled,
  });
}
