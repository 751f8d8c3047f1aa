import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ProductTrace } from "@zakh/catalog/contract";
import { read, write } from "../client";

const traceNumbersKey = ["trace-numbers"] as const;

/** Trace numbers by the product's public id; undefined while they are not known. */
export function useTraceNumbers(): ReadonlyMap<number, string> | undefined {
  const { data } = useQuery({
    queryKey: traceNumbersKey,
    queryFn: () => read<ProductTrace[]>("/api/admin/trace-numbers"),
  });
  return data && new Map(data.map(({ productId, traceNumber }) => [productId, traceNumber]));
}

/** Sets the trace number of a product. Rejects with `Refusal`. */
export function useSetTraceNumber(productId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (traceNumber: string) =>
      write<ProductTrace>("PUT", `/api/admin/products/${productId}/trace-number`, { traceNumber }),
    onSuccess: (saved) => {
      client.setQueryData<ProductTrace[]>(traceNumbersKey, (all) => [
        ...(all ?? []).filter((one) => one.productId !== saved.productId),
        saved,
      ]);
    },
  });
}
