import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Category, CategoryInput } from "@zakh/catalog/contract";
import { DEFAULT_LANGUAGE, localized, type SinceVersion, type Versioned } from "@zakh/kit/contract";
import { read, write } from "../client";
import { FRESH } from "../durations";
import { useTexts } from "../i18n/text";

const categoriesKey = ["categories"] as const;

const ALL = {
  queryKey: categoriesKey,
  queryFn: () => read<Versioned<Category>[]>("/api/categories"),
  staleTime: 0,
  gcTime: FRESH.byDefault,
};

/**
 * All product categories in the shop's order, including inactive ones; stale at once, removed from the cache after 30 s
 * (spec §9).
 */
export function useCategories() {
  return useQuery(ALL);
}

/** Names a category, of which a product or a sum has the Mongolian name, in the language of the screens. */
export function useCategoryName(): (name: string) => string {
  const { language } = useTexts();
  const { data } = useQuery({ ...ALL, enabled: language !== DEFAULT_LANGUAGE });
  return (name) => {
    const category = data?.find((one) => one.name === name);
    return category ? localized(category, "name", language) : name;
  };
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
