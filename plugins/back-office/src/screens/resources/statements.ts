import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  BankStatement,
  BankStatementDetail,
  ImportedStatement,
  LineState,
  SettleAs,
  StatementInput,
  StatementLineAnswer,
  UnreadStatementRow,
} from "@zakh/bank-statements/contract";
import { Refusal, read, readPage, withoutEmpty, write } from "../client";
import { POLL_INTERVAL_MS } from "../durations";
import { type Count, countOf } from "./count";
import { pendingOrdersKey } from "./pending-orders";
import { salesKey } from "./sales";
import { summaryKey } from "./summary";

/** Filters of the lines. "" means all statements, or all texts. */
export interface LineFilters {
  state: LineState | "any";
  /** Public id of a statement. */
  statement: string;
  search: string;
}

const WAITING: LineFilters = { state: "waiting", statement: "", search: "" };

const LINES_PATH = "/api/admin/statement-lines";
const STATEMENTS_PATH = "/api/admin/bank-statements";

const keys = {
  all: ["statements"],
  list: (limit: number, offset: number) => ["statements", "list", limit, offset],
  statement: (id: number) => ["statements", "one", id],
  lines: (filters: LineFilters, limit: number, offset: number) => ["statements", "lines", filters, limit, offset],
  line: (id: number) => ["statements", "line", id],
  waitingCount: ["statements", "waiting-count"],
} as const;

/** One page of lines, newest first; polled, because another admin may decide, too. */
export function useStatementLines(filters: LineFilters, limit: number, offset: number) {
  return useQuery({
    queryKey: keys.lines(filters, limit, offset),
    queryFn: () => readPage<StatementLineAnswer>(LINES_PATH, { ...withoutEmpty(filters), limit, offset }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS.orders,
  });
}

/** One page of the lines that wait for a decision. */
export function useWaitingLines(limit: number, offset: number) {
  return useStatementLines(WAITING, limit, offset);
}

/** The number of lines that wait for a decision; undefined while it is not known. */
export function useWaitingLineCount(): Count {
  const query = useQuery({
    queryKey: keys.waitingCount,
    queryFn: async () => (await readPage<StatementLineAnswer>(LINES_PATH, { limit: 1 })).total,
    refetchInterval: POLL_INTERVAL_MS.health,
  });
  return countOf(query, (total) => total);
}

export function useStatementLine(id: number | undefined) {
  return useQuery({
    queryKey: keys.line(id ?? 0),
    queryFn: () => read<StatementLineAnswer>(`${LINES_PATH}/${id}`),
    enabled: id !== undefined,
  });
}

/** One page of the imported statements, newest first. */
export function useStatements(limit: number, offset: number) {
  return useQuery({
    queryKey: keys.list(limit, offset),
    queryFn: () => readPage<BankStatement>(STATEMENTS_PATH, { limit, offset }),
    placeholderData: keepPreviousData,
  });
}

/** What became of a statement, polled as its lines are (`useStatementLines`): a large one is settled behind its answer. */
export function useStatement(id: number | undefined) {
  return useQuery({
    queryKey: keys.statement(id ?? 0),
    queryFn: () => read<BankStatementDetail>(`${STATEMENTS_PATH}/${id}`, { limit: 1 }),
    enabled: id !== undefined,
    refetchInterval: POLL_INTERVAL_MS.orders,
  });
}

/** A bank's file or pasted messages, with what was told of it. */
export interface StatementUpload {
  content: File | string;
  password?: string;
  columns?: StatementInput["columns"];
}

/** Imports a statement; `onProgress` gets 0 to 1. Rejects with `Refusal`. */
export function useImportStatement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ upload, onProgress }: { upload: StatementUpload; onProgress: (share: number) => void }) =>
      write<ImportedStatement>("POST", STATEMENTS_PATH, formOf(upload), { onProgress }),
    onSettled: () => refresh(client),
  });
}

function formOf({ content, password, columns }: StatementUpload): FormData {
  const form = new FormData();
  form.append(typeof content === "string" ? "text" : "file", content);
  if (password) form.append("password", password);
  if (columns) form.append("columns", JSON.stringify(columns));
  return form;
}

/** What the server could read of a file whose columns it does not know. */
export interface UnknownColumns {
  /** Rows that may be the header, the likeliest first. */
  headers: { row: number; cells: string[] }[];
  /** Rows below the likeliest header. */
  samples: { row: number; cells: string[] }[];
}

/** The rows in a refusal that asks for the columns; `undefined` for another refusal. */
export function unknownColumnsIn(error: unknown): UnknownColumns | undefined {
  if (!(error instanceof Refusal) || error.body.code !== "statement_columns_unknown") return undefined;
  return error.body.unknown as UnknownColumns;
}

/** The rows that were not read, in a refusal of a file of which nothing was. */
export function unreadIn(error: unknown): UnreadStatementRow[] {
  if (!(error instanceof Refusal) || error.body.code !== "statement_nothing_read") return [];
  return error.body.unread as UnreadStatementRow[];
}

/** A decision about a line. */
export type Decision = { does: "settle"; orderIds: number[]; as: SettleAs } | { does: "ignore" } | { does: "undo" };

interface DecideOptions {
  /** Called at the answer, before the lists are read again. */
  onDecided?: (line: StatementLineAnswer) => void;
}

/** Settles a line, ignores it or undoes that; resolves when the lists are read again. Rejects with `Refusal`. */
export function useDecideLine(id: number, { onDecided }: DecideOptions = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ does, ...body }: Decision) =>
      write<StatementLineAnswer>("POST", `${LINES_PATH}/${id}/${does}`, body),
    onSuccess: (line) => {
      client.setQueryData(keys.line(id), line);
      onDecided?.(line);
    },
    onSettled: () => refresh(client),
  });
}

/** Lines change orders. */
function refresh(client: QueryClient): Promise<void> {
  for (const queryKey of [["orders"], pendingOrdersKey, summaryKey, salesKey]) {
    void client.invalidateQueries({ queryKey });
  }
  return client.invalidateQueries({ queryKey: keys.all });
}
