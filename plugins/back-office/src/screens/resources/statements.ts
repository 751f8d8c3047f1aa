import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  BankStatement,
  BankStatementDetail,
  IgnoredPayer,
  ImportedStatement,
  LayoutInput,
  LineState,
  SettleAs,
  StatementInput,
  StatementLayout,
  StatementLineAnswer,
  UndoneStatement,
  UnreadStatementRow,
} from "@zakh/bank-statements/contract";
import { useEffect, useRef } from "react";
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
const LAYOUTS_PATH = "/api/admin/statement-layouts";
const IGNORED_PATH = "/api/admin/ignored-payers";

const keys = {
  all: ["statements"],
  list: (limit: number, offset: number) => ["statements", "list", limit, offset],
  statement: (id: number) => ["statements", "one", id],
  lines: (filters: LineFilters, limit: number, offset: number) => ["statements", "lines", filters, limit, offset],
  line: (id: number) => ["statements", "line", id],
  layouts: ["statements", "layouts"],
  ignoredPayers: ["statements", "ignored-payers"],
  waitingCount: ["statements", "waiting-count"],
} as const;

/** One page of lines, newest first, or those that wait in the order of what is to be done; polled, because another admin may decide, too. */
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

/**
 * What became of a statement, polled as its lines are (`useStatementLines`), and each second while a job settles what is
 * certain.
 */
export function useStatement(id: number | undefined) {
  return useQuery({
    queryKey: keys.statement(id ?? 0),
    queryFn: () => read<BankStatementDetail>(`${STATEMENTS_PATH}/${id}`, { limit: 1 }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data && data.settling > 0 ? POLL_INTERVAL_MS.settling : POLL_INTERVAL_MS.orders,
  });
}

/** Reads again what shows lines and orders, when a statement's job has settled its last line. */
export function useRefreshSettled(settling: number | undefined): void {
  const client = useQueryClient();
  const before = useRef(settling);
  useEffect(() => {
    if (settling === 0 && (before.current ?? 0) > 0) void refresh(client);
    before.current = settling;
  }, [client, settling]);
}

/** What is undone so far of all that a statement settled, and what is not. */
export type UndoneSoFar = Pick<UndoneStatement, "undone" | "refused">;

/** Undoes all that a statement settled, in several calls; `onProgress` is told after each. Rejects with `Refusal`. */
export function useUndoStatement(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (onProgress: (soFar: UndoneSoFar) => void) => {
      const soFar: UndoneSoFar = { undone: 0, refused: [] };
      for (let after: number | null = 0; after !== null; ) {
        const part: UndoneStatement = await write("POST", `${STATEMENTS_PATH}/${id}/undo`, { after });
        soFar.undone += part.undone;
        soFar.refused = [...soFar.refused, ...part.refused];
        after = part.next;
        onProgress({ ...soFar });
      }
      return soFar;
    },
    onSettled: () => refresh(client),
  });
}

/** The headers whose columns a person has told. */
export function useLayouts() {
  return useQuery({ queryKey: keys.layouts, queryFn: () => read<StatementLayout[]>(LAYOUTS_PATH) });
}

/** Changes what the columns of a header mean, or forgets it. Rejects with `Refusal`. */
export function useChangeLayout(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (columns: LayoutInput["columns"] | null) =>
      columns ? write("PUT", `${LAYOUTS_PATH}/${id}`, { columns }) : write("DELETE", `${LAYOUTS_PATH}/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}

/** Tells what the columns of a statement's header mean, for the next file that has it. Rejects with `Refusal`. */
export function useTellColumns(statement: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (columns: LayoutInput["columns"]) =>
      write("PUT", `${STATEMENTS_PATH}/${statement}/columns`, { columns }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}

/** The payers of whose lines the owner is never asked. */
export function useIgnoredPayers() {
  return useQuery({ queryKey: keys.ignoredPayers, queryFn: () => read<IgnoredPayer[]>(IGNORED_PATH) });
}

/** Rejects with `Refusal`. */
export function useForgetIgnoredPayer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => write("DELETE", `${IGNORED_PATH}/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
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

/** What the server could read of a file whose columns it does not know, or by whose columns it read nothing. */
export interface UnknownColumns {
  /** What no column is known to hold. */
  missing: ("date" | "amount" | "payer")[];
  /** The columns of the likeliest header that are known. */
  found: NonNullable<StatementInput["columns"]>;
  /** Rows that may be the header, the likeliest first. */
  headers: { row: number; cells: string[] }[];
  /** Rows below the likeliest header. */
  samples: { row: number; cells: string[] }[];
}

/** The rows in a refusal that asks for the columns; `undefined` for another refusal. */
export function unknownColumnsIn(error: unknown): UnknownColumns | undefined {
  return error instanceof Refusal ? (error.body.unknown as UnknownColumns | undefined) : undefined;
}

/** The rows that were not read, in a refusal of a file of which nothing was. */
export function unreadIn(error: unknown): UnreadStatementRow[] {
  if (!(error instanceof Refusal) || error.body.code !== "statement_nothing_read") return [];
  return error.body.unread as UnreadStatementRow[];
}

/** A decision about a line. */
export type Decision =
  | { does: "settle"; orderIds: number[]; as: SettleAs }
  /** `ignore-always` also what comes later of its payer. */
  | { does: "ignore" | "ignore-always" | "undo" };

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
