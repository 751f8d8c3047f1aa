import { Text } from "@medusajs/ui";
import type { UnreadStatementRow } from "@zakh/bank-statements/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import type { StatementUpload, UnknownColumns } from "../../resources/statements";
import { SelectField } from "../../ui/forms/select-field";
import { answersOf, type ColumnAnswers, columnsFromForm, isChosenTwice, REQUIRED_COLUMNS } from "./columns-from-form";
import { ReadButtons } from "./read-buttons";
import { UnreadRows } from "./unread-rows";

interface ColumnsFormProps {
  unknown: UnknownColumns;
  /** The rows that were not read by the columns that are known. */
  unread?: readonly UnreadStatementRow[];
  /** Whether the last answers did not fit. */
  again: boolean;
  /** What was told before, to be changed; by default nothing was. */
  before?: ColumnAnswers;
  onColumns: (columns: StatementUpload["columns"]) => void;
  onCancel: () => void;
}

const NOTHING_TOLD: ColumnAnswers = { date: "", time: "", amount: "", amounts: "in", payer: "", balance: "" };
const COLUMNS = ["date", "time", "amount", "payer", "balance"] as const;

/** Asks which column is which, once for a bank: the server remembers the answer. Or changes what was told. */
export function ColumnsForm({ unknown, unread = [], again, before, onColumns, onCancel }: ColumnsFormProps) {
  const { t, errorText } = useTexts();
  const [told, setTold] = useState(before ?? answersOf(unknown.found));
  const [header, setHeader] = useState("0");
  const [checked, setChecked] = useState(false);
  const isRequired = (column: string) => REQUIRED_COLUMNS.some((one) => one === column);
  const cells = unknown.headers[Number(header)]?.cells ?? [];
  const names = [...new Set(cells.filter((cell) => cell.trim() !== ""))];
  const change = (answer: Partial<ColumnAnswers>) => setTold((before) => ({ ...before, ...answer }));

  function faultOf(column: (typeof COLUMNS)[number]): string | undefined {
    if (isRequired(column) && told[column] === "") return t("transfers.columns.required");
    return isChosenTwice(told, column) ? errorText("statement_columns_twice") : undefined;
  }

  /** The first values of a column; they are known for the likeliest header only. */
  function samplesOf(column: string): string | undefined {
    if (column === "" || header !== "0") return undefined;
    const values = unknown.samples.map((sample) => sample.cells[cells.indexOf(column)] ?? "").filter(Boolean);
    return values.length > 0 ? t("transfers.columns.sample", { values: values.slice(0, 3).join(" · ") }) : undefined;
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (COLUMNS.every((column) => faultOf(column) === undefined)) onColumns(columnsFromForm(told));
      }}
    >
      <div>
        {before ? (
          <Text className="text-ui-fg-subtle text-sm">{t("transfers.layouts.changeText")}</Text>
        ) : unknown.missing.length === 0 ? (
          <>
            <Text className="text-ui-fg-base text-base font-medium">{errorText("statement_nothing_read")}</Text>
            <UnreadRows rows={unread} advice={t("transfers.columns.otherwise")} />
          </>
        ) : (
          <>
            <Text className="text-ui-fg-base text-base font-medium">{errorText("statement_columns_unknown")}</Text>
            <Text className="text-ui-fg-subtle text-sm">{t("transfers.columns.text")}</Text>
            <Text className="text-ui-fg-base mt-1 text-sm">
              {t("transfers.columns.missing", {
                columns: unknown.missing.map((column) => t(`transfers.columns.missing.${column}`)).join(", "),
              })}
            </Text>
          </>
        )}
        {again && (
          <Text role="alert" className="text-ui-fg-error mt-1 text-sm">
            {t("transfers.columns.again")}
          </Text>
        )}
      </div>
      {unknown.headers.length > 1 && (
        <SelectField
          label={t("transfers.columns.header")}
          value={header}
          options={unknown.headers.map(({ row, cells: texts }, index) => ({
            value: String(index),
            label: `${row}: ${texts.filter(Boolean).join(" · ")}`,
          }))}
          onChoose={(chosen) => {
            setHeader(chosen);
            setTold(NOTHING_TOLD);
          }}
        />
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {COLUMNS.map((column) => (
          <SelectField
            key={column}
            label={t(`transfers.columns.${column}`)}
            value={told[column]}
            options={[
              { value: "", label: t(isRequired(column) ? "transfers.columns.choose" : "transfers.columns.none") },
              ...names.map((name) => ({ value: name, label: name })),
            ]}
            hint={samplesOf(told[column])}
            error={checked ? faultOf(column) : undefined}
            onChoose={(chosen) => change({ [column]: chosen })}
          />
        ))}
        <SelectField
          label={t("transfers.columns.amounts")}
          value={told.amounts}
          options={[
            { value: "in", label: t("transfers.columns.in") },
            { value: "signed", label: t("transfers.columns.signed") },
          ]}
          onChoose={(amounts) => change({ amounts })}
        />
      </div>
      <ReadButtons label={before && t("save")} onCancel={onCancel} />
    </form>
  );
}
