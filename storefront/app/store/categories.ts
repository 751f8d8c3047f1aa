import { useQuery } from "@tanstack/react-query";
import type { Category } from "@zakh/catalog/contract";
import type { ServiceCategory } from "@zakh/marketplace/contract";
import { api } from "../lib/data/api";
import { PRODUCT_CATEGORIES_KEY, SERVICE_CATEGORIES_KEY } from "../lib/data/query-keys";

/** The service categories that a store may register under. */
export function useServiceCategories() {
  return useQuery({
    queryKey: SERVICE_CATEGORIES_KEY,
    queryFn: () => api<ServiceCategory[]>("/api/service-categories"),
  });
}

/** Every category of products, in their order. */
export function useProductCategories() {
  return useQuery({
    queryKey: PRODUCT_CATEGORIES_KEY,
    queryFn: () => api<Category[]>("/api/categories"),
    select: (categories) => [...categories].sort((a, b) => a.order - b.order),
  });
}
