import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import type { AdminServiceCategory, ServiceCategoryChanges, ServiceCategoryInput } from "@zakh/marketplace/contract";
import { read, write } from "../client";
import { storesKey } from "./stores";

export const serviceCategoriesKey = ["service-categories"] as const;

/** All service categories, including inactive ones, with their numbers of stores. */
export function useServiceCategories() {
  return useQuery({
    queryKey: serviceCategoriesKey,
    queryFn: () => read<Versioned<AdminServiceCategory>[]>("/api/admin/service-categories"),
  });
}

/** Creates a service category, or updates the one with `id`. Rejects with `Refusal`. */
export function useSaveServiceCategory(id: number | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: SinceVersion<ServiceCategoryInput | ServiceCategoryChanges>) =>
      id === undefined
        ? write<Versioned<AdminServiceCategory>>("POST", "/api/admin/service-categories", input, { keeps: "once" })
        : write<Versioned<AdminServiceCategory>>("PUT", `/api/admin/service-categories/${id}`, input),
    onSettled: refresh,
  });
}

/** Deletes a service category; the server refuses one with stores. Rejects with `Refusal`. */
export function useDeleteServiceCategory() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => write<null>("DELETE", `/api/admin/service-categories/${id}`),
    onSettled: refresh,
  });
}

/** Stores show their category's name, so their lists are invalidated too. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: storesKey });
    // Awaited by the form: closing it over an outdated list would look as if nothing was saved.
    return client.invalidateQueries({ queryKey: serviceCategoriesKey });
  };
}
