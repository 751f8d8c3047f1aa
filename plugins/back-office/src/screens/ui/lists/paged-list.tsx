import { MagnifyingGlass } from "@medusajs/icons";
import { Container, clx, Text } from "@medusajs/ui";
import { useEffect } from "react";
import type { Page } from "../../client";
import type { Elements } from "../elements";
import { EmptyState, LoadError } from "../screen-state";
import { Pager } from "./pager";

interface PagedListProps<Row> {
  query: {
    data: Page<Row> | undefined;
    isError: boolean;
    error: unknown;
    /** Whether these are the previous rows, while others are loading. */
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** 1-based. */
  page: number;
  pageSize: number;
  /** `replace` when the page no longer exists, so that Back does not lead to it. */
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** The error text when it could not be loaded. */
  failed: string;
  /** The total number as a sentence. */
  total: (count: number) => string;
  /** Whether rows are shown that the server does not list any more: then nothing around them moves. */
  keepsRows?: boolean;
  /** Shown beside the total. */
  beside?: Elements;
  /** Whether filters are active: then an empty list means that nothing matches. */
  narrowed: boolean;
  noMatch: string;
  empty: { icon: Elements; text: string };
  /** The rows, `undefined` while loading; `nothing` is shown when there are none. */
  children: (rows: Row[] | undefined, nothing: Elements) => Elements;
}

/** A list in pages from the server: the total number, the rows of this page, and the pager. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const {
    query,
    page,
    pageSize,
    onPage,
    failed,
    total,
    beside,
    keepsRows = false,
    narrowed,
    noMatch,
    empty,
    children,
  } = props;
  const { data, isPlaceholderData } = query;
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const gone = data !== undefined && !isPlaceholderData && !keepsRows && page > last;

  // The last row of the last page was deleted, or the URL is outdated.
  useEffect(() => {
    if (gone) onPage(last, { replace: true });
  }, [gone, last, onPage]);

  if (query.isError && !data) {
    return (
      <Container className="p-0">
        <LoadError title={failed} error={query.error} onRetry={() => query.refetch()} />
      </Container>
    );
  }
  return (
    <>
      {data && (data.total > 0 || keepsRows) && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <Text className="text-ui-fg-subtle flex-1 basis-[6em] text-sm" aria-live="polite">
            {total(data.total)}
          </Text>
          {beside}
        </div>
      )}
      <div className={clx({ "opacity-60": isPlaceholderData })} aria-busy={isPlaceholderData || undefined}>
        {children(
          gone ? undefined : data?.rows,
          narrowed ? (
            <EmptyState icon={<MagnifyingGlass />}>{noMatch}</EmptyState>
          ) : (
            <EmptyState icon={empty.icon}>{empty.text}</EmptyState>
          ),
        )}
      </div>
      <Pager page={Math.min(page, last)} pageSize={pageSize} total={data?.total ?? 0} onPage={onPage} />
    </>
  );
}
