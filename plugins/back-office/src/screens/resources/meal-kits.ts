import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import type { MealKit, MealKitInput } from "@zakh/meal-kits/contract";
import { read, write } from "../client";
import { useProductNames } from "./product-names";

const mealKitsKey = ["meal-kits"] as const;

/** All meal kits with their components, newest first. */
export function useMealKits() {
  const names = useProductNames();
  return useQuery({
    queryKey: mealKitsKey,
    queryFn: () => read<Versioned<MealKit>[]>("/api/admin/meal-kits"),
    select: names.kits<Versioned<MealKit>>,
  });
}

/** Creates a meal kit, or updates the one with `id`. Rejects with `Refusal`. */
export function useSaveMealKit(id: number | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: SinceVersion<MealKitInput>) =>
      id === undefined
        ? write<Versioned<MealKit>>("POST", "/api/admin/meal-kits", input, { keeps: "once" })
        : write<Versioned<MealKit>>("PUT", `/api/admin/meal-kits/${id}`, input),
    onSettled: refresh,
  });
}

export function useDeleteMealKit() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => write<null>("DELETE", `/api/admin/meal-kits/${id}`),
    onSettled: refresh,
  });
}

/** The media library shows where pictures are used, so it is invalidated too. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ["media"] });
    // Awaited by the form: closing it over an outdated list would look as if nothing was saved.
    return client.invalidateQueries({ queryKey: mealKitsKey });
  };
}
