import { Button, clx, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/text";
import { useFailureText } from "../failure-text";
import { Blank } from "../screen-state";
import { SearchField } from "./search-field";

interface SearchResultsProps<Row> {
  /** Label of the search field. */
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
  query: { isLoading: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  /** What was found; `undefined` while it is loading, or nothing is searched for. */
  found: readonly Row[] | undefined;
  /** Rows that stay above the results, whatever is searched for. */
  chosen?: readonly Row[];
  /** The list's name for screen readers. */
  list: string;
  /** Shown when nothing was found. */
  none: string;
  /** Lines between the rows instead of gaps. */
  divided?: boolean;
  children: (row: Row) => ReactNode;
}

/** A search field and what it finds, while somebody types. */
export function SearchResults<Row extends { id: number }>(props: SearchResultsProps<Row>) {
  const { label, placeholder, search, onSearch, query, found = [], chosen = [], list, none, divided, children } = props;
  const { t } = useTexts();
  const failureText = useFailureText();
  const rows = [...chosen.filter(({ id }) => !found.some((row) => row.id === id)), ...found];
  return (
    <div className="flex flex-col gap-y-3">
      <SearchField label={label} placeholder={placeholder} value={search} onSearch={onSearch} />
      {/* Read out after a search only: the rows at the start are no news. */}
      <div aria-live={search === "" ? undefined : "polite"} className="flex flex-col gap-y-2">
        {query.isLoading && <Blank className="h-14 w-full" />}
        {query.isError && (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
            <Text className="text-ui-fg-error text-sm">{failureText(query.error)}</Text>
            <Button
              type="button"
              variant="secondary"
              className="h-11 px-4 text-base md:h-9 md:text-sm"
              onClick={() => query.refetch()}
            >
              {t("retry")}
            </Button>
          </div>
        )}
        {rows.length > 0 && (
          <ul
            aria-label={list}
            className={clx("flex flex-col", divided ? "divide-ui-border-base divide-y" : "gap-y-2")}
          >
            {rows.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </ul>
        )}
        {props.found?.length === 0 && <Text className="text-ui-fg-subtle text-sm">{none}</Text>}
      </div>
    </div>
  );
}
