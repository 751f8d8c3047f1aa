import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Category, CategoryInput } from "@zakh/catalog/contract";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import { read, write } from "../client";
import { FRESH } from "../durations";

const categoriesKey = ["categories"] as const;

/** All product categories in the shop's order, inactive ones too; stale at once, forgotten after 30 s (spec §9). */
export function useCategories() {
  return useQuery({
    queryKey: categoriesKey,
    queryFn: () => read<Versioned<Category>[]>("/api/categories"),
    staleTime: 0,
    gcTime: FRESH.byDefault,
  });
}

/** Makes a category, or changes the one with `id`. Rejects with `Refusal`. */
export function useSaveCategory(id: number | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: SinceVersion<CategoryInput>) =>
      id === undefined
        ? write<Versioned<Category>>("POST", "/api/categories", input)
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

/** Products show their category's name, so their lists are asked for again too (spec §7). */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ["products"] });
    void client.invalidateQueries({ queryKey: ["media"] });
    // Until the list is there again the form stays busy: a closed form over an old list looks like nothing was saved.
    return client.invalidateQueries({ queryKey: categoriesKey });
  };
}
