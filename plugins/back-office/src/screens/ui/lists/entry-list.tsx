import { Plus } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import type { Elements } from "../elements";
import { EmptyState, LoadError } from "../screen-state";
import { type Column, DataList } from "./data-list";

interface EntryListProps<Row> {
  query: { data: readonly Row[] | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** The list's name for screen readers. */
  label: string;
  /** Label of the button that opens an empty form. */
  add: string;
  /** The error text when it could not be loaded. */
  failed: string;
  empty: { icon: Elements; text: string };
  /** Number of placeholder rows while loading. */
  placeholders: number;
  columns: readonly Column<Row>[];
  /** The row on phones; `actions` are its buttons. */
  card: (row: Row, actions: Elements) => Elements;
  /** The buttons of a row, such as edit and delete. */
  actions: (row: Row, onEdit: () => void) => Elements;
  /** The form of a row; `undefined` for a new one. */
  form: (row: Row | undefined, onClose: () => void) => Elements;
}

/** A screen with one short list: a button for a new entry, the entries, and the form of the open one. */
export function EntryList<Row extends { id: number }>(props: EntryListProps<Row>) {
  const { query, label, add, failed, empty, placeholders, columns, card, form } = props;
  const [open, setOpen] = useState<Row | "new">();
  const actions = (row: Row) => props.actions(row, () => setOpen(row));

  if (query.isError && !query.data) {
    return <LoadError title={failed} error={query.error} onRetry={() => query.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-y-4">
      <Button className="h-12 w-full text-base md:h-9 md:w-auto md:self-end md:text-sm" onClick={() => setOpen("new")}>
        <Plus />
        <span>{add}</span>
      </Button>
      <DataList
        rows={query.data}
        rowKey={(row) => row.id}
        columns={[...columns, { header: "actions", cell: actions, align: "right" }]}
        card={(row) => card(row, actions(row))}
        label={label}
        placeholders={placeholders}
        empty={<EmptyState icon={empty.icon}>{empty.text}</EmptyState>}
      />
      {open && form(open === "new" ? undefined : open, () => setOpen(undefined))}
    </div>
  );
}
