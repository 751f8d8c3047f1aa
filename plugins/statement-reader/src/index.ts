// What the package gives; its README says how it is used.
export { mixesDirections } from "./columns";
export { lowerThreadPriority } from "./give-way";
export { koreanTime } from "./parse-time";
export { areWordsOf, payerWords } from "./payer-words";
export type { ReadOptions } from "./read-file";
export type { TablesReading } from "./read-file-tables";
export { ReadingQueue } from "./reading-queue";
export type {
  ColumnRole,
  Columns,
  Gap,
  Refusal,
  RefusalCode,
  Statement,
  StatementReading,
  StatementRow,
  TakenBack,
  UnknownColumns,
  UnreadReason,
  UnreadRow,
} from "./statement";
export { StatementReader } from "./statement-reader";
export type { Cell, Table, TableRow } from "./table";
export { doubtTakenBack, findTakenBack } from "./taken-back";
export { timeRange } from "./told-time";
export { columnsNamed } from "./unknown-columns";
