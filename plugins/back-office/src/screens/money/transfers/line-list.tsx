import { Cash, XMarkMini } from "@medusajs/icons";
import { Button, Container, Text } from "@medusajs/ui";
import { LINE_STATES, type StatementLineAnswer } from "@zakh/bank-statements/contract";
import { Link, useSearchParams } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useStatement, useStatementLines } from "../../resources/statements";
import { SelectField } from "../../ui/forms/select-field";
import { type Column, DataList } from "../../ui/lists/data-list";
import { narrows } from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { SearchField } from "../../ui/lists/search-field";
import { useListAddress } from "../../ui/lists/use-list-address";
import { won } from "../../ui/money";
import { LoadError } from "../../ui/screen-state";
import { readTransfersAddress, viewAddress } from "../../ui/transfers-address";
import { ChangeColumnsOf } from "./layout-list";
import { LineHead } from "./line-head";
import { LineOutcome } from "./line-outcome";
import { LineStateBadge } from "./line-state";
import { lineTime, shownTexts } from "./line-texts";
import { StatementFacts } from "./statement-facts";
import { StatementSummary } from "./statement-summary";
import { UndoButton } from "./undo-button";
import { UndoStatement } from "./undo-statement";

const PAGE_SIZE = 20;

const COLUMNS: readonly Column<StatementLineAnswer>[] = [
  {
    header: "transfers.when",
    cell: (line) => <span className="whitespace-nowrap tabular-nums">{lineTime(line)}</span>,
  },
  { header: "transfers.payer", cell: (line) => <Payer line={line} /> },
  {
    header: "transfers.amount",
    cell: ({ amount }) => <span className="font-semibold tabular-nums">{won(amount)}</span>,
    align: "right",
  },
  { header: "transfers.state", cell: ({ state }) => <LineStateBadge state={state} /> },
  { header: "transfers.became", cell: (line) => <LineOutcome line={line} /> },
  { header: "actions", cell: (line) => <LineAction line={line} />, align: "right" },
];

/** The lines of all statements, or of one, with what became of each. */
export function LineList() {
  const { t } = useTexts();
  const { filters, page, changeFilters, turnTo } = useListAddress(readTransfersAddress);
  const { state, statement, search } = filters;
  const lines = useStatementLines({ ...filters, state: state || "any" }, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return (
    <div className="flex flex-col gap-y-4">
      {statement !== "" && <OneStatement id={Number(statement)} />}
      <search className="grid grid-cols-1 items-end gap-3 md:flex">
        <SearchField
          className="md:min-w-48 md:flex-1"
          label={t("transfers.search")}
          placeholder={t("transfers.search.hint")}
          value={search}
          onSearch={(text) => changeFilters((now) => ({ ...now, search: text }))}
        />
        <SelectField
          className="md:w-56"
          label={t("transfers.state")}
          value={state}
          options={[
            { value: "", label: t("transfers.state.any") },
            ...LINE_STATES.map((value) => ({ value, label: t(`transfers.state.${value}`) })),
          ]}
          onChoose={(chosen) => changeFilters((now) => ({ ...now, state: chosen }))}
        />
      </search>
      <PagedList
        query={lines}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("transfers.failed")}
        total={(count) => t("transfers.total", { count })}
        narrowed={narrows({ state, search })}
        noMatch={t("transfers.noMatch")}
        empty={{ icon: <Cash />, text: t("transfers.empty") }}
      >
        {(rows, nothing) => (
          <DataList
            rows={rows}
            rowKey={({ id }) => id}
            columns={COLUMNS}
            card={(line) => <LineCard line={line} />}
            label={t("transfers.lines")}
            wide
            placeholders={6}
            empty={nothing}
          />
        )}
      </PagedList>
    </div>
  );
}

/** The statement whose lines are shown, and the way to those of all. */
function OneStatement({ id }: { id: number }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const { data, isError, error, refetch } = useStatement(id);
  if (isError && !data) {
    return (
      <Container className="p-0">
        <LoadError title={t("transfers.statementFailed")} error={error} onRetry={() => refetch()} />
      </Container>
    );
  }
  if (!data) return null;
  return (
    <section aria-label={data.name || t("transfers.pasted")} className="flex flex-col gap-y-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-64">
          <Text className="text-ui-fg-base break-words text-base font-medium">
            {data.name || t("transfers.pasted")}
          </Text>
          <Text className="text-ui-fg-subtle break-words text-sm tabular-nums">
            {[dateTime(data.createdAt), data.importedBy].filter(Boolean).join(" · ")}
          </Text>
          <StatementFacts statement={{ ...data, lines: data.rows }} />
        </div>
        <Button asChild variant="transparent" className="-mx-3 h-11 shrink-0 px-3 text-sm md:mx-0 md:h-9">
          <Link to={screenPath("transfers", viewAddress("lines"))}>
            <XMarkMini />
            <span>{t("transfers.allLines")}</span>
          </Link>
        </Button>
      </div>
      <StatementSummary statement={data} />
      <div className="flex flex-wrap gap-3">
        <UndoStatement id={id} settled={data.settled} settling={data.settling} />
        <ChangeColumnsOf statement={data} />
      </div>
    </section>
  );
}

function LineCard({ line }: { line: StatementLineAnswer }) {
  return (
    <article className="flex flex-col gap-y-3">
      <LineHead line={line} />
      <LineStateBadge state={line.state} />
      <LineOutcome line={line} />
      <LineAction line={line} />
    </article>
  );
}

function Payer({ line }: { line: StatementLineAnswer }) {
  const { t } = useTexts();
  const { payer } = line;
  const others = shownTexts(line);
  return (
    <span className="block max-w-52 whitespace-normal break-words py-2">
      <span className="text-ui-fg-base block font-medium">{payer || t("transfers.noPayer")}</span>
      {others && <span className="block text-sm">{others}</span>}
    </span>
  );
}

/** Undo, or the way to decide. */
function LineAction({ line }: { line: StatementLineAnswer }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const [search] = useSearchParams();
  if (line.state === "settled" || line.state === "ignored") return <UndoButton line={line} asks />;
  if (line.state === "duplicate") return null;
  return (
    <Button asChild variant="secondary" className="h-11 px-4 text-base md:h-9 md:text-sm">
      <Link
        to={screenPath("transfers", { ...Object.fromEntries(search), id: String(line.id) })}
        aria-label={t("transfers.decide.label", { payer: line.payer, amount: won(line.amount) })}
      >
        {t("transfers.decide")}
      </Link>
    </Button>
  );
}
