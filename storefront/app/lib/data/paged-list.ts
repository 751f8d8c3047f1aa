import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { STALE } from "../durations";
import { apiWithHeaders } from "./api";

/** The number of all rows, sent with one page of them. A copy, because importing it would load the whole contract. */
const TOTAL_COUNT_HEADER = "X-Total-Count";

/** How many rows one page has. */
export const PAGE_SIZE = 20;

/** A list that is loaded page by page. */
export interface PagedList<T> {
  /** The loaded rows; `undefined` until the first page is loaded. */
  rows: T[] | undefined;
  /** The number of all rows. */
  total: number;
  error: Error | null;
  isFetching: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Whether loading the next page failed. */
  moreFailed: boolean;
  loadMore: () => void;
  /** Reads the loaded pages again. */
  refetch: () => void;
}

/**
 * The list at a path, page by page, newest first; read again at every visit. A row that is added between two reads moves the others, so
 * duplicates are removed.
 */
export function usePagedList<T extends { id: number }>(queryKey: QueryKey, path: string, enabled = true): PagedList<T> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => readPage<T>(`${path}?limit=${PAGE_SIZE}&offset=${pageParam}`),
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

/** One page of a list, and the number of all rows (ruling 14). Throws `ApiError`. */
async function readPage<T>(path: string): Promise<{ rows: T[]; total: number }> {
  const { body: rows, headers } = await apiWithHeaders<T[]>(path);
  return { rows, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? rows.length) };
}
