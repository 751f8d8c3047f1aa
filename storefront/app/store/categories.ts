import { useQuery } from "@tanstack/react-query";
import type { Category } from "@zakh/catalog/contract";
import type { ServiceCategory } from "@zakh/marketplace/contract";
import { api } from "../lib/data/api";

/** The kinds of service that a store may register under. */
export function useServiceCategories() {
  return useQuery({
    queryKey: ["service-categories"],
    queryFn: () => api<ServiceCategory[]>("/api/service-categories"),
  });
}

/** Categories that a product may be put in: the active ones, in their order (spec §6). */
export function useProductCategories() {
  return useQuery({
    queryKey: ["store-form", "categories"],
    queryFn: () => api<Category[]>("/api/categories"),
    select: (categories) => categories.filter(({ isActive }) => isActive).sort((a, b) => a.order - b.order),
  });
}
