import { DocumentText, PencilSquare, Trash } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import type { BankStatementDetail, LayoutInput, StatementLayout } from "@zakh/bank-statements/contract";
import { useState } from "react";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useChangeLayout, useLayouts, useTellColumns } from "../../resources/statements";
import { SideDrawer } from "../../ui/drawers/side-drawer";
import { useAskAndDelete } from "../../ui/drawers/use-ask-and-delete";
import { useErrorToast } from "../../ui/error-toast";
import { EmptyState, LoadError, LoadingScreen } from "../../ui/screen-state";
import { toast } from "../../ui/toast";
import { ColumnsForm } from "./columns-form";
import { answersOf } from "./columns-from-form";

const BUTTON = "h-11 px-4 text-sm md:h-8 md:px-3";

/** The headers whose columns were told, each to be changed or forgotten. */
export function LayoutList() {
  const { t } = useTexts();
  const { data, isError, error, refetch } = useLayouts();
  if (isError && !data) {
    return (
      <Container className="p-0">
        <LoadError title={t("transfers.layouts.failed")} error={error} onRetry={() => refetch()} />
      </Container>
    );
  }
  if (!data) return <LoadingScreen />;
  return (
    <section aria-label={t("transfers.layouts")} className="flex flex-col gap-y-3">
      <div>
        <Heading level="h2" className="text-base font-semibold">
          {t("transfers.layouts")}
        </Heading>
        <Text className="text-ui-fg-subtle text-sm">{t("transfers.layouts.text")}</Text>
      </div>
      <Container className="p-0">
        {data.length === 0 && <EmptyState icon={<DocumentText />}>{t("transfers.layouts.empty")}</EmptyState>}
        <ul className="divide-ui-border-base divide-y">
          {data.map((layout) => (
            <Layout key={layout.id} layout={layout} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Layout({ layout }: { layout: StatementLayout }) {
  const { t } = useTexts();
  const askAndDelete = useAskAndDelete();
  const { mutateAsync, isPending } = useChangeLayout(layout.id);
  const { cells, statements, usedAt } = layout;
  const columns = nameOf(layout);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <Text className="text-ui-fg-base break-words text-base font-medium md:text-sm">
          {cells.filter(Boolean).join(" · ")}
        </Text>
        <Text className="text-ui-fg-subtle text-sm tabular-nums">
          {usedAt
            ? t("transfers.layouts.used", { count: statements, time: dateTime(usedAt) })
            : t("transfers.layouts.unused")}
        </Text>
      </div>
      <div className="flex flex-wrap gap-2">
        <ChangeColumns layout={layout} save={mutateAsync} />
        <Button
          variant="secondary"
          className={BUTTON}
          disabled={isPending}
          aria-label={t("transfers.layouts.forget.label", { columns })}
          onClick={() =>
            void askAndDelete({
              name: columns,
              text: t("transfers.layouts.forget.text"),
              failed: t("transfers.decideFailed"),
              remove: () => mutateAsync(null),
            })
          }
        >
          <Trash />
          <span>{t("transfers.layouts.forget")}</span>
        </Button>
      </div>
    </li>
  );
}

/** The first columns of a header: enough to know it by. */
function nameOf({ cells }: Pick<StatementLayout, "cells">): string {
  return cells.filter(Boolean).slice(0, 3).join(", ");
}

/** What the columns of a statement's header mean, to be changed; nothing of pasted messages. */
export function ChangeColumnsOf({
  statement: { id, header },
}: {
  statement: Pick<BankStatementDetail, "id" | "header">;
}) {
  const { mutateAsync } = useTellColumns(id);
  return header ? <ChangeColumns layout={header} save={mutateAsync} /> : null;
}

type ToldColumns = Pick<StatementLayout, "cells" | "columns">;

interface ChangeColumnsProps {
  layout: ToldColumns;
  save: (columns: LayoutInput["columns"]) => Promise<unknown>;
}

function ChangeColumns({ layout: { cells, columns: before }, save }: ChangeColumnsProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={BUTTON}
        aria-label={t("transfers.layouts.change.label", { columns: nameOf({ cells }) })}
        onClick={() => setOpen(true)}
      >
        <PencilSquare />
        <span>{t("transfers.layouts.change")}</span>
      </Button>
      <SideDrawer open={open} title={t("transfers.layouts.change")} onClose={() => setOpen(false)}>
        <ColumnsForm
          unknown={{ missing: [], found: {}, headers: [{ row: 1, cells }], samples: [] }}
          again={false}
          before={answersOf(before)}
          onCancel={() => setOpen(false)}
          onColumns={async (columns = {}) => {
            try {
              await save({ ...unasked(before, columns), ...columns });
              toast.success(t("transfers.layouts.changed"));
              setOpen(false);
            } catch (error) {
              show.refused(error, t("transfers.layouts.failed"));
            }
          }}
        />
      </SideDrawer>
    </>
  );
}

/** What the form does not ask: the column of what went out, where it is still none of the others, and that of the kind. */
function unasked({ out, kind }: LayoutInput["columns"], told: LayoutInput["columns"]): LayoutInput["columns"] {
  const isFree = out !== undefined && told.signed === undefined && !Object.values(told).includes(out);
  return { ...(isFree && { out }), ...(kind !== undefined && { kind }) };
}
