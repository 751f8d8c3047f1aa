import { DocumentText } from "@medusajs/icons";
import { Badge, Button, Text } from "@medusajs/ui";
import type { BankStatement } from "@zakh/bank-statements/contract";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useStatements } from "../../resources/statements";
import { type Column, DataList } from "../../ui/lists/data-list";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
import { readTransfersAddress, viewAddress } from "../../ui/transfers-address";
import { StatementFacts } from "./statement-facts";

const PAGE_SIZE = 20;

const COLUMNS: readonly Column<BankStatement>[] = [
  { header: "transfers.imported", cell: (statement) => <Imported statement={statement} /> },
  { header: "transfers.file", cell: (statement) => <Name statement={statement} /> },
  { header: "transfers.became", cell: (statement) => <Counts statement={statement} /> },
  { header: "actions", cell: (statement) => <ViewLink statement={statement} />, align: "right" },
];

/** The imported statements, newest first. */
export function StatementList() {
  const { t } = useTexts();
  const { page, turnTo } = useListAddress(readTransfersAddress);
  const statements = useStatements(PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const empty = t("transfers.statements.empty");
  return (
    <div className="flex flex-col gap-y-4">
      <PagedList
        query={statements}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("transfers.statements.failed")}
        total={(count) => t("transfers.statements.total", { count })}
        narrowed={false}
        noMatch={empty}
        empty={{ icon: <DocumentText />, text: empty }}
      >
        {(rows, nothing) => (
          <DataList
            rows={rows}
            rowKey={({ id }) => id}
            columns={COLUMNS}
            card={(statement) => (
              <article className="flex flex-col gap-y-2">
                <Name statement={statement} />
                <Imported statement={statement} />
                <Counts statement={statement} />
                <ViewLink statement={statement} />
              </article>
            )}
            label={t("transfers.statements")}
            placeholders={4}
            empty={nothing}
          />
        )}
      </PagedList>
    </div>
  );
}

function useStatementName({ name }: BankStatement): string {
  const { t } = useTexts();
  return name || t("transfers.pasted");
}

function Name({ statement }: { statement: BankStatement }) {
  const { t } = useTexts();
  const name = useStatementName(statement);
  return (
    <div className="min-w-0 whitespace-normal md:max-w-80 md:py-2">
      <Text className="text-ui-fg-base break-words text-base font-medium md:text-sm">{name}</Text>
      <StatementFacts statement={statement} />
      {statement.chain === "broken" && (
        <Badge size="2xsmall" color="orange">
          {t("transfers.broken")}
        </Badge>
      )}
    </div>
  );
}

function Imported({ statement: { createdAt, importedBy } }: { statement: BankStatement }) {
  return (
    <div className="text-ui-fg-subtle break-words text-sm tabular-nums">
      <time dateTime={createdAt} className="whitespace-nowrap">
        {dateTime(createdAt)}
      </time>
      {importedBy && <span className="block">{importedBy}</span>}
    </div>
  );
}

function Counts({ statement: { settled, settling, waiting, ignored, known } }: { statement: BankStatement }) {
  const { t } = useTexts();
  const counts = [
    ...(settling > 0 ? [t("transfers.settling", { done: settled, total: settled + settling })] : []),
    `${settled} ${t("transfers.settled", { count: settled })}`,
    `${waiting} ${t("transfers.waiting", { count: waiting })}`,
    `${ignored} ${t("transfers.ignored", { count: ignored })}`,
    ...(known > 0 ? [t("transfers.known", { count: known })] : []),
  ];
  return (
    <Text className="text-ui-fg-base whitespace-normal break-words text-sm tabular-nums">{counts.join(", ")}</Text>
  );
}

function ViewLink({ statement }: { statement: BankStatement }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const name = useStatementName(statement);
  return (
    <Button asChild variant="secondary" className="h-11 px-5 text-sm md:h-8 md:px-3">
      <Link
        to={screenPath("transfers", viewAddress("lines", { statement: String(statement.id) }))}
        aria-label={t("transfers.statements.view", { name, time: dateTime(statement.createdAt) })}
      >
        {t("orders.view")}
      </Link>
    </Button>
  );
}
