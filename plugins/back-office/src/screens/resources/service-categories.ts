import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import type { AdminServiceCategory, ServiceCategoryChanges, ServiceCategoryInput } from "@zakh/marketplace/contract";
import { read, write } from "../client";
import { storesKey } from "./stores";

export const serviceCategoriesKey = ["service-categories"] as const;

/** All service categories, inactive ones too, with how many stores are under each. */
export function useServiceCategories() {
  return useQuery({
    queryKey: serviceCategoriesKey,
    queryFn: () => read<Versioned<AdminServiceCategory>[]>("/api/admin/service-categories"),
  });
}

/** Makes a service category, or changes the one with `id`. Rejects with `Refusal`. */
export function useSaveServiceCategory(id: number | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: SinceVersion<ServiceCategoryInput | ServiceCategoryChanges>) =>
      id === undefined
        ? write<Versioned<AdminServiceCategory>>("POST", "/api/admin/service-categories", input)
        : write<Versioned<AdminServiceCategory>>("PUT", `/api/admin/service-categories/${id}`, input),
    onSettled: refresh,
  });
}

/** Deletes a service category; the server refuses one that stores are under. Rejects with `Refusal`. */
export function useDeleteServiceCategory() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => write<null>("DELETE", `/api/admin/service-categories/${id}`),
    onSettled: refresh,
  });
}

/** Stores show their category's name, so their lists are asked for again too. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: storesKey });
    // Until the list is there again the form stays busy: a closed form over an old list looks like nothing was saved.
    return client.invalidateQueries({ queryKey: serviceCategoriesKey });
  };
}
