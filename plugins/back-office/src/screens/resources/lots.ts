import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ProductLot } from "@zakh/catalog/contract";
import { readPage } from "../client";
import { lotsKey } from "./trace-numbers";

/** One page of the lots, the newest first: of one product, or of all. */
export function useLots(product: number | undefined, limit: number, offset: number) {
  return useQuery({
    queryKey: [...lotsKey, product, limit, offset],
    queryFn: () => readPage<ProductLot>("/api/admin/lots", { product, limit, offset }),
    placeholderData: keepPreviousData,
  });
}
