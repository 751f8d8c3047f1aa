import { MapPin } from "@medusajs/icons";
import { StatusBadge } from "@medusajs/ui";
import type { SinceVersion } from "@zakh/kit/contract";
import type { Island, IslandsSetting } from "@zakh/site-settings/contract";
import { useTexts } from "../../i18n/text";
import { useSaveIslands, useSetting } from "../../resources/settings";
import { useAskAndDelete } from "../../ui/drawers/use-ask-and-delete";
import type { Elements } from "../../ui/elements";
import type { Column } from "../../ui/lists/data-list";
import { EntryList } from "../../ui/lists/entry-list";
import { type PlacedEntry, placedEntries, withoutEntry } from "../../ui/lists/list-entries";
import { RowActions } from "../../ui/lists/row-actions";
import { signedWon } from "../../ui/money";
import { IslandForm } from "./island-form";

export type IslandRow = PlacedEntry<Island>;

/** Where delivery costs more, or is not offered. */
export default function IslandsScreen() {
  const { t } = useTexts();
  const setting = useSetting("islands");
  const saved = setting.data;
  return (
    <EntryList
      query={{ ...setting, data: saved && placedEntries(saved.islands) }}
      label={t("islands.title")}
      add={t("islands.new")}
      failed={t("islands.failed")}
      empty={{ icon: <MapPin />, text: t("islands.empty") }}
      placeholders={4}
      columns={COLUMNS}
      card={(row, actions) => <IslandCard row={row} actions={actions} />}
      actions={(row, onEdit) => saved && <IslandActions row={row} saved={saved} onEdit={onEdit} />}
      form={(row, onClose) => saved && <IslandForm row={row} saved={saved} onClose={onClose} />}
    />
  );
}

const COLUMNS: readonly Column<IslandRow>[] = [
  { header: "islands.name", cell: ({ name }) => <span className="text-ui-fg-base font-medium">{name}</span> },
  { header: "islands.postcodes", cell: (row) => <Postcodes row={row} /> },
  { header: "islands.surcharge", cell: (row) => <Surcharge row={row} /> },
];

function Postcodes({ row: { from, to } }: { row: IslandRow }) {
  return <span className="tabular-nums">{from === to ? from : `${from}–${to}`}</span>;
}

function Surcharge({ row: { surcharge } }: { row: IslandRow }) {
  const { t } = useTexts();
  if (surcharge === null) return <StatusBadge color="orange">{t("islands.notServed")}</StatusBadge>;
  if (surcharge === 0) return <span>{t("islands.noSurcharge")}</span>;
  return <span className="text-ui-fg-base tabular-nums">{signedWon(surcharge)}</span>;
}

function IslandCard({ row, actions }: { row: IslandRow; actions: Elements }) {
  return (
    <article className="flex items-center justify-between gap-x-3">
      <div className="min-w-0 text-sm">
        <p className="text-ui-fg-base break-words text-base font-semibold">{row.name}</p>
        <p className="text-ui-fg-subtle flex flex-wrap items-center gap-x-3 gap-y-1">
          <Postcodes row={row} />
          <Surcharge row={row} />
        </p>
      </div>
      {actions}
    </article>
  );
}

interface IslandActionsProps {
  row: IslandRow;
  saved: SinceVersion<IslandsSetting>;
  onEdit: () => void;
}

function IslandActions({ row, saved, onEdit }: IslandActionsProps) {
  const { t } = useTexts();
  const askAndDelete = useAskAndDelete();
  const save = useSaveIslands();
  const name = `${row.name} ${row.from}`;
  return (
    <RowActions
      name={name}
      onEdit={onEdit}
      onDelete={() =>
        askAndDelete({
          name,
          remove: () => save.mutateAsync({ ...saved, islands: withoutEntry(saved.islands, row) }),
          failed: t("islands.saveFailed"),
        })
      }
      busy={save.isPending}
    />
  );
}
