import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  AdminStore,
  StoreDecision,
  StoreDecisionInput,
  StoreSort,
  StoreStanding,
  StoreTask,
} from "@zakh/marketplace/contract";
import { type Page, read, readPage, withoutEmpty, write } from "../client";
import { POLL_INTERVAL_MS } from "../durations";
import { type Count, countOf } from "./count";

export const storesKey = ["stores"] as const;

/** Filters of the list; "" means all. */
export interface StoreFilters {
  search: string;
  standing: StoreStanding | "";
  task: StoreTask | "";
  /** Public id of a service category. */
  categoryId: string;
  /** "" puts stores that need a decision first. */
  sort: StoreSort | "";
}

export const NO_STORE_FILTERS: StoreFilters = { search: "", standing: "", task: "", categoryId: "", sort: "" };

const keys = {
  lists: [...storesKey, "list"],
  count: (filters: Partial<StoreFilters>) => [...storesKey, "count", filters],
  list: (filters: StoreFilters, limit: number, offset: number) => [...storesKey, "list", filters, limit, offset],
  store: (id: number) => [...storesKey, "one", id],
  decisions: (id: number) => [...storesKey, "decisions", id],
} as const;

/** One page of stores. */
export function useStores(filters: StoreFilters, limit: number, offset: number) {
  return useQuery({
    queryKey: keys.list(filters, limit, offset),
    queryFn: () => readPage<AdminStore>("/api/admin/stores", { ...withoutEmpty(filters), limit, offset }),
    placeholderData: keepPreviousData,
  });
}

/** How many stores wait for the first decision; undefined while that is not known. */
export function useWaitingStoreCount(): Count {
  return useStoreCount({ standing: "waiting" });
}

/** How many stores these filters find; undefined while that is not known. */
export function useStoreCount(filters: Partial<StoreFilters>): Count {
  const query = useQuery({
    queryKey: keys.count(filters),
    queryFn: async () => (await readPage<AdminStore>("/api/admin/stores", { ...filters, limit: 1 })).total,
    refetchInterval: POLL_INTERVAL_MS.health,
  });
  return countOf(query, (total) => total);
}

export function useStore(id: number | undefined) {
  return useQuery({
    queryKey: keys.store(id ?? 0),
    queryFn: () => read<AdminStore>(`/api/admin/stores/${id}`),
    enabled: id !== undefined,
  });
}

/** The admins' decisions about a store: who, when, why; newest first. */
export function useStoreDecisions(id: number) {
  return useQuery({
    queryKey: keys.decisions(id),
    queryFn: () => read<StoreDecision[]>(`/api/admin/stores/${id}/decisions`),
  });
}

/**
 * Verifies or unverifies, suspends or reopens a store. The answer is put into every list with the store; then
 * everything that shows it, including its products, is invalidated. Rejects with `Refusal`.
 */
export function useDecideOnStore(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Partial<StoreDecisionInput>) =>
      write<AdminStore>("PATCH", `/api/admin/stores/${id}`, decision),
    onSuccess: (decided) => {
      client.setQueryData(keys.store(id), decided);
      client.setQueriesData<Page<AdminStore>>(
        { queryKey: keys.lists },
        (page) => page && { ...page, rows: page.rows.map((store) => (store.id === id ? decided : store)) },
      );
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: storesKey });
      void client.invalidateQueries({ queryKey: ["products"] });
    },
  });
}
