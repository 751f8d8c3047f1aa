import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Category, CategoryInput } from "@zakh/catalog/contract";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import { read, write } from "../client";
import { FRESH } from "../durations";

const categoriesKey = ["categories"] as const;

/**
 * All product categories in the shop's order, including inactive ones; stale at once, removed from the cache after 30 s
 * (spec §9).
 */
export function useCategories() {
  return useQuery({
    queryKey: categoriesKey,
    queryFn: () => read<Versioned<Category>[]>("/api/categories"),
    staleTime: 0,
    gcTime: FRESH.byDefault,
  });
}

/** Creates a category, or updates the one with `id`. Rejects with `Refusal`. */
export function useSaveCategory(id: number | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: SinceVersion<CategoryInput>) =>
      id === undefined
        ? write<Versioned<Category>>("POST", "/api/categories", input, { keeps: "once" })
        : write<Versioned<Category>>("PUT", `/api/categories/${id}`, input),
    onSettled: refresh,
  });
}

/** Hides a category; its products stay listed under its name (ruling 42). */
export function useDeleteCategory() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => write<null>("DELETE", `/api/categories/${id}`),
    onSettled: refresh,
  });
}

/** Products show their category's name, so their lists are invalidated too (spec §7). */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ["products"] });
    void client.invalidateQueries({ queryKey: ["media"] });
    // Awaited by the form: closing it over an outdated list would look as if nothing was saved.
    return client.invalidateQueries({ queryKey: categoriesKey });
  };
}
