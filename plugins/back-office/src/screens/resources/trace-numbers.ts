import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ProductTrace, ProductTraces, TraceNumberInput } from "@zakh/catalog/contract";
import { Refusal, read, write } from "../client";
import { productsKey } from "./products";
import { readAnew } from "./read-anew";

const traceNumbersKey = ["trace-numbers"] as const;
/** Prefix of the queries of lots. */
export const lotsKey = ["lots"] as const;
const TRACE_NUMBERS = {
  queryKey: traceNumbersKey,
  queryFn: () => read<ProductTraces>("/api/admin/trace-numbers"),
};

/** Trace numbers by the product's public id; undefined while they are not known. */
export function useTraceNumbers(): ReadonlyMap<number, string> | undefined {
  const { data } = useQuery(TRACE_NUMBERS);
  return data && new Map(data.products.map(({ productId, traceNumber }) => [productId, traceNumber]));
}

/** Reads the numbers anew, for a paper that has to have those of this moment. Rejects when they cannot be read. */
export function useRefreshTraceNumbers(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => readAnew(client, TRACE_NUMBERS);
}

/**
 * Sets the trace number of a product; `from` is the one that was shown. Rejects with `Refusal`; where somebody has set another one
 * meanwhile, that one is then known.
 */
export function useSetTraceNumber(productId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: traceNumbersKey,
    mutationFn: (change: TraceNumberInput) =>
      write<ProductTrace>("PUT", `/api/admin/products/${productId}/trace-number`, change),
    onSuccess: know,
    onError: (error) => {
      const present = presentTrace(error);
      if (present) know(present);
    },
  });

  function know(trace: ProductTrace): void {
    void client.invalidateQueries({ queryKey: lotsKey });
    void client.invalidateQueries({ queryKey: productsKey });
    // One number is not the list: where that is not read yet, it is asked for.
    if (!client.getQueryData(traceNumbersKey)) return void client.invalidateQueries({ queryKey: traceNumbersKey });
    client.setQueryData<ProductTraces>(
      traceNumbersKey,
      (all) => all && { products: [...all.products.filter(({ productId }) => productId !== trace.productId), trace] },
    );
  }
}

/** The number that somebody else has set meanwhile. */
export function presentTrace(error: unknown): ProductTrace | undefined {
  if (!(error instanceof Refusal) || error.body.code !== "changed_meanwhile") return undefined;
  return error.body.present as ProductTrace | undefined;
}
