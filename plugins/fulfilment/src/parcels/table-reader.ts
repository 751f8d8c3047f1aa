import { ApiError } from "@zakh/kit/errors/api-error";

/** The rows of a sheet or of a text, with their cells by column; undefined where one is empty. */
export type FileTable = readonly { number: number; cells: readonly (string | number | undefined)[] }[];

/** Why a file has no tables to read. */
export type FileRefusal = "unreadable" | "too_large" | "locked" | "busy";

/** Reads the tables of a workbook (.xlsx, .xls), a page or a text, in a thread of its own. */
export type TableReader = (file: Uint8Array) => Promise<{ tables: FileTable[] } | { refused: FileRefusal }>;

const REFUSALS: Record<FileRefusal, readonly [status: number, code: string]> = {
  unreadable: [415, "courier_file_unreadable"],
  too_large: [413, "courier_file_too_large"],
  locked: [422, "courier_file_locked"],
  busy: [503, "courier_file_busy"],
};

let reader: TableReader | undefined;

/** Registers what reads tables. Called at start-up, by a plugin that has such a reader. */
export function registerTableReader(read: TableReader): void {
  reader = read;
}

/** The tables of a file. Throws 503 `unavailable` where no plugin reads any, and the refusals above. */
export async function readTables(file: Uint8Array): Promise<FileTable[]> {
  if (!reader) throw new ApiError(503, "unavailable");
  const read = await reader(file);
  if ("tables" in read) return read.tables;
  const [status, code] = REFUSALS[read.refused];
  throw new ApiError(status, code);
}
