import { ArrowDownMini, ArrowUpMini } from "@medusajs/icons";
import { Container, clx, Table } from "@medusajs/ui";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import type { TextKey } from "../../i18n/catalogues";
import { useTexts } from "../../i18n/text";
import { Blank } from "../screen-state";
import { useUpTo } from "../use-phone";
import type { ListSort } from "./list-address";
import { useReloadedScroll } from "./use-reloaded-scroll";

export interface Column<Row, Sort extends string = never> {
  header: TextKey;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  align?: "right";
  /** Its head is for screen readers only. */
  bare?: true;
  /** Takes the room that the others leave, which may be little: its texts are cut. */
  fills?: true;
  /** The two sort orders of this column; the first press selects the first. */
  sorts?: ColumnSorts<Sort>;
}

type ColumnSorts<Sort extends string> = readonly [ColumnSort<Sort>, ColumnSort<Sort>];

interface ColumnSort<Sort extends string> {
  sort: Sort;
  direction: "ascending" | "descending";
}

/** A column sorted ascending by the first press, descending by the second. */
export function sortedBy<Field extends string>(field: Field): ColumnSorts<Field | `-${Field}`> {
  return [
    { sort: field, direction: "ascending" },
    { sort: `-${field}`, direction: "descending" },
  ];
}

/** A date column; the first press sorts newest first. */
export const SORTED_BY_DATE: ColumnSorts<"newest" | "oldest"> = [
  { sort: "newest", direction: "descending" },
  { sort: "oldest", direction: "ascending" },
];

interface DataListProps<Row, Sort extends string> {
  /** `undefined` while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => number | string;
  columns: readonly Column<Row, Sort>[];
  /** Cards are small and close to each other, so that a phone shows many. */
  compact?: boolean;
  /** Rows of a table are low, so that a desk shows many. */
  dense?: boolean;
  /** The columns need a screen of 1280 px; below that, cards in two columns. */
  wide?: boolean;
  /** The row as a card. */
  card: (row: Row) => ReactNode;
  /** The list's name for screen readers. */
  label: string;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Number of placeholder rows while loading. */
  placeholders: number;
  /** The sort order; without it the column heads do not sort. */
  sort?: ListSort<Sort>;
}

/** A list: a table on desktops, cards on phones, placeholders of the same size while loading. */
export function DataList<Row, Sort extends string = never>(props: DataListProps<Row, Sort>) {
  const cards = useUpTo(props.wide ? "laptop" : "phone");
  if (props.rows?.length === 0) return <Container className="p-0">{props.empty}</Container>;
  return cards ? <Cards {...props} /> : <Rows {...props} />;
}

const CARDS = "grid grid-cols-1 md:grid-cols-2";

type CardsProps<Row> = Omit<DataListProps<Row, never>, "columns" | "sort">;

function Cards<Row>({ rows, rowKey, card, label, placeholders, compact }: CardsProps<Row>) {
  const shown = useFirstRows(rows);
  const grid = clx(CARDS, compact ? "gap-1 md:gap-2" : "gap-3");
  if (!shown) {
    return (
      <div className={grid} aria-busy>
        {blankKeys(Math.min(placeholders, 3)).map((key) => (
          <Container key={key} className="flex flex-col gap-y-3 p-4">
            <Blank className="h-5 w-1/2" />
            <Blank className="h-5 w-4/5" />
            <Blank className="h-12 w-full" />
          </Container>
        ))}
      </div>
    );
  }
  return (
    <ul className={grid} aria-label={label} aria-busy={shown !== rows} data-rows="">
      {shown.map((row) => (
        <li key={rowKey(row)} data-row={rowKey(row)}>
          {/* What is raised in a card stays below the header and the bars that the list scrolls under. */}
          <Container className={clx("isolate h-full", compact ? "overflow-hidden p-0" : "p-4")}>{card(row)}</Container>
        </li>
      ))}
    </ul>
  );
}

/** More cards than a screen shows. */
const FIRST_CARDS = 8;

/**
 * The first rows of a list that had to be loaded, and all of them as soon as those are on the screen: a slow phone takes a
 * fifth of a second for twenty cards. A list that was loaded before is shown whole, so that Back finds its place.
 */
function useFirstRows<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const [all, setAll] = useState(rows !== undefined);
  const loaded = rows !== undefined;
  useEffect(() => {
    if (loaded) startTransition(() => setAll(true));
  }, [loaded]);
  useReloadedScroll(all && loaded);
  return all ? rows : rows?.slice(0, FIRST_CARDS);
}

function Rows<Row, Sort extends string>({
  rows,
  rowKey,
  columns,
  label,
  placeholders,
  sort,
  dense = false,
}: DataListProps<Row, Sort>) {
  const { t } = useTexts();
  useReloadedScroll(rows !== undefined);
  return (
    <Container className="isolate overflow-x-auto p-0">
      <Table
        aria-label={label}
        aria-busy={!rows}
        data-rows=""
        className={clx(
          "text-sm [&_tbody]:border-b-0 [&_tbody_tr:last-child]:border-b-0",
          dense
            ? "[&_td:first-child]:!pl-3 [&_td:last-child]:!pr-3 [&_td:not(:last-child)]:pr-2 [&_th:first-child]:!pl-3 [&_th:last-child]:!pr-3 [&_th:not(:last-child)]:pr-2"
            : "[&_td:not(:last-child)]:pr-5 [&_th:not(:last-child)]:pr-5",
        )}
      >
        <Table.Header className="border-t-0">
          <Table.Row>
            {columns.map(({ header, align, bare, sorts }) => (
              <Table.HeaderCell
                key={header}
                scope="col"
                aria-sort={sorts?.find((one) => one.sort === sort?.by)?.direction}
                className={clx("whitespace-nowrap text-sm", { "h-9": dense, "text-right": align })}
              >
                {sorts && sort ? (
                  <SortButton sorts={sorts} {...sort}>
                    {t(header)}
                  </SortButton>
                ) : (
                  <span className={clx({ "sr-only": bare })}>{t(header)}</span>
                )}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows?.map((row) => (
            <Table.Row key={rowKey(row)} data-row={rowKey(row)} className="focus-within:!bg-ui-bg-highlight">
              {columns.map(({ header, cell, align, fills }) => (
                <Table.Cell
                  key={header}
                  className={clx(dense ? "h-8" : "h-14", { "text-right": align, "w-full max-w-20": fills })}
                >
                  {cell(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          )) ?? <BlankRows rows={placeholders} columns={columns.map(({ header }) => header)} dense={dense} />}
        </Table.Body>
      </Table>
    </Container>
  );
}

interface SortButtonProps<Sort extends string> extends ListSort<Sort> {
  sorts: ColumnSorts<Sort>;
  children: string;
}

/** A column head that sorts the list: by the column, then in reverse. */
function SortButton<Sort extends string>({ sorts: [first, second], by, onSort, children }: SortButtonProps<Sort>) {
  const now = [first, second].find(({ sort }) => sort === by);
  const Arrow = now?.direction === "descending" ? ArrowDownMini : ArrowUpMini;
  return (
    <button
      type="button"
      className="hover:text-ui-fg-base focus-visible:shadow-borders-focus -mx-1 inline-flex min-h-9 items-center rounded px-1 outline-none"
      onClick={() => onSort(now === first ? second.sort : first.sort)}
    >
      <span>{children}</span>
      {now && <Arrow aria-hidden />}
    </button>
  );
}

function BlankRows({ rows, columns, dense }: { rows: number; columns: readonly string[]; dense: boolean }) {
  return blankKeys(rows).map((key) => (
    <Table.Row key={key}>
      {columns.map((column) => (
        <Table.Cell key={column} className={dense ? "h-8" : "h-14"}>
          <Blank className="h-5 w-full max-w-28" />
        </Table.Cell>
      ))}
    </Table.Row>
  ));
}

function blankKeys(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `blank-${index}`);
}
