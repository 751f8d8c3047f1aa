import { MagnifyingGlass } from "@medusajs/icons";
import { Container, clx, Text } from "@medusajs/ui";
import { type ReactNode, useEffect } from "react";
import type { Page } from "../client";
import { Pager } from "./pager";
import { EmptyState, LoadError } from "./screen-state";

interface PagedListProps<Row> {
  query: {
    data: Page<Row> | undefined;
    isError: boolean;
    error: unknown;
    /** Whether these are the rows of before, while others are on their way. */
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** `replace` when there is no such page any more: Back is not to lead to it. */
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** What could not be loaded. */
  failed: string;
  /** How many there are, as a sentence. */
  total: (count: number) => string;
  /** Stands beside it. */
  beside?: ReactNode;
  /** Whether rows may be missing: then nothing to show means that nothing matches. */
  narrowed: boolean;
  noMatch: string;
  empty: { icon: ReactNode; text: string };
  /** The rows, `undefined` while loading; `nothing` stands in their place when there are none. */
  children: (rows: Row[] | undefined, nothing: ReactNode) => ReactNode;
}

/** A list that the server answers in pages: how many there are, the rows of this page, and the way to the others. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, page, pageSize, onPage, failed, total, beside, narrowed, noMatch, empty, children } = props;
  const { data, isPlaceholderData } = query;
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const gone = data !== undefined && !isPlaceholderData && page > last;

  // The last row of the last page was deleted, or the address is old.
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
      {data && data.total > 0 && (
        <div className="flex items-center justify-between gap-x-3">
          <Text className="text-ui-fg-subtle text-sm" aria-live="polite">
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
