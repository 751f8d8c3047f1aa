import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { shopSearch } from "@zakh/search/browser/shop-search";
import type { SearchAnswer, SearchIndexAnswer } from "@zakh/search/contract";
import { useDeferredValue } from "react";
import { api } from "../../lib/data/api";
import { SEARCH_INDEX_KEY, suggestionsKey } from "../../lib/data/query-keys";
import { STALE } from "../../lib/durations";
import { queryText } from "../../lib/routing/paths";
import { useSettled } from "./use-settled";

/** How many items of each kind are suggested. */
const SUGGESTED = 6;

/** Wait after the last letter before a large shop's server is asked. */
const ASK_DELAY_MS = 250;

/** A product, a store or a service, as one line. */
export type Suggestions = Pick<SearchIndexAnswer, "products" | "serviceCategories"> & {
  stores: Pick<SearchIndexAnswer["stores"][number], "id" | "name">[];
  corrected: string | null;
};

/**
 * What a query finds while it is typed: from the phone's own copy of what is searched, without asking anybody, which also works offline. A
 * large shop has none, and its server is asked.
 */
export function useSuggestions(typed: string) {
  const query = useDeferredValue(typed.trim());
  const index = useQuery({ queryKey: SEARCH_INDEX_KEY, queryFn: loadIndex, staleTime: STALE.default });
  const settled = useSettled(query, ASK_DELAY_MS);
  const isAsked = index.data?.find === undefined && index.isSuccess && settled !== "";
  const asked = useQuery({
    queryKey: suggestionsKey(settled),
    queryFn: () => api<SearchAnswer>(`/api/search?${queryText({ q: settled, limit: String(SUGGESTED) })}`),
    enabled: isAsked,
    staleTime: STALE.default,
    placeholderData: keepPreviousData,
  });
  const found = query === "" ? undefined : (index.data?.find?.(query) ?? (isAsked ? asked.data : undefined));
  return { query, found, isLoading: index.isLoading || asked.isLoading, failed: index.isError || asked.isError };
}

async function loadIndex() {
  const searched = await api<SearchIndexAnswer>("/api/search/index");
  const search = searched.isWhole ? await shopSearch(searched) : undefined;
  const find = (query: string): Suggestions | undefined => {
    const found = search?.(query);
    if (!found) return undefined;
    const kinds = [found.products, found.stores, found.serviceCategories];
    return {
      products: pick(searched.products, found.products.ids),
      stores: pick(searched.stores, found.stores.ids),
      serviceCategories: pick(searched.serviceCategories, found.serviceCategories.ids),
      corrected: kinds.find(({ ids }) => ids.length > 0)?.corrected ?? null,
    };
  };
  return { find: search && find };
}

function pick<Item extends { id: number }>(items: readonly Item[], ids: readonly number[]): Item[] {
  return ids.slice(0, SUGGESTED).flatMap((id) => items.find((item) => item.id === id) ?? []);
}
