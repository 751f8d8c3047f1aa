import { useInfiniteQuery } from "@tanstack/react-query";
import { ask } from "./api";
import { STALE } from "../durations";

/** Says how many rows a list has, beside one page of them; spelt out here so that no page loads the whole contract for it. */
const TOTAL_COUNT_HEADER = "X-Total-Count";

/** Rows of one page. */
const PAGE = 20;

/** A list that comes in pages, as far as it was asked for. */
export interface PagedList<T> {
  /** Undefined until the first page is there. */
  rows: T[] | undefined;
  /** How many there are in all. */
  total: number;
  error: Error | null;
  isFetching: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Whether the last try for another page failed. */
  moreFailed: boolean;
  loadMore: () => void;
  /** Reads again what was read. */
  refetch: () => void;
}

/**
 * The list at a path, page by page, newest first; read again at every visit. What came in between two pages moves rows on, so
 * one that comes twice is shown once.
 */
export function usePagedList<T extends { id: number }>(
  queryKey: readonly unknown[],
  path: string,
  enabled = true,
): PagedList<T> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => readPage<T>(`${path}?limit=${PAGE}&offset=${pageParam}`),
    initialPageParam: 0,
    getNextPageParam: ({ rows, total }, _pages, offset) =>
      rows.length > 0 && offset + rows.length < total ? offset + rows.length : undefined,
    staleTime: STALE.never,
    refetchOnMount: "always",
    enabled,
  });
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  return {
    rows: data && [...new Map(data.pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()],
    total: data?.pages.at(-1)?.total ?? 0,
    error,
    isFetching,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  };
}

/** One page of a list, and how many rows there are in all (ruling 14). Throws `ApiError`. */
async function readPage<T>(path: string): Promise<{ rows: T[]; total: number }> {
  const { body: rows, headers } = await ask<T[]>(path);
  return { rows, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? rows.length) };
}
