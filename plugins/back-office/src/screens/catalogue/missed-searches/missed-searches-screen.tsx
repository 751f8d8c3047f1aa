import { MagnifyingGlass } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import type { MissedSearch } from "@zakh/search/contract";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useMissedSearches } from "../../resources/missed-searches";
import { type Column, DataList } from "../../ui/lists/data-list";
import { type ListAddress, readListAddress } from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";

const PAGE_SIZE = 20;

function readAddress(search: URLSearchParams): ListAddress<object> {
  return readListAddress(search, {});
}

/** What people have searched in the shop and not found: what to sell next, or to name otherwise. */
export default function MissedSearchesScreen() {
  const { t } = useTexts();
  const { page, turnTo } = useListAddress(readAddress);
  const searches = useMissedSearches(PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const empty = t("missedSearches.empty");
  return (
    <div className="flex flex-col gap-y-4">
      <PagedList
        query={searches}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("missedSearches.failed")}
        total={(count) => t("missedSearches.total", { count })}
        narrowed={false}
        noMatch={empty}
        empty={{ icon: <MagnifyingGlass />, text: empty }}
      >
        {(rows, nothing) => (
          <DataList
            rows={rows}
            rowKey={({ words }) => words}
            columns={COLUMNS}
            card={(row) => (
              <article className="flex items-start justify-between gap-x-3">
                <div className="min-w-0">
                  <Words row={row} />
                  <Text className="text-ui-fg-subtle text-sm tabular-nums">{dateTime(row.lastAt)}</Text>
                </div>
                <Times row={row} />
              </article>
            )}
            label={t("missedSearches.title")}
            placeholders={6}
            empty={nothing}
          />
        )}
      </PagedList>
    </div>
  );
}

const COLUMNS: readonly Column<MissedSearch>[] = [
  { header: "missedSearches.words", cell: (row) => <Words row={row} /> },
  { header: "missedSearches.times", cell: (row) => <Times row={row} />, align: "right" },
  { header: "missedSearches.last", cell: ({ lastAt }) => <span className="tabular-nums">{dateTime(lastAt)}</span> },
];

function Words({ row: { words } }: { row: MissedSearch }) {
  return <span className="text-ui-fg-base break-words text-base font-medium md:text-sm">{words}</span>;
}

function Times({ row: { times } }: { row: MissedSearch }) {
  const { t } = useTexts();
  return <span className="text-ui-fg-base shrink-0 tabular-nums">{t("missedSearches.count", { count: times })}</span>;
}
