import type { Pool } from "@zakh/kit/database/in-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Columns, Refusal, RefusalCode, Statement, StatementReading } from "@zakh/statement-reader";
import { findLayout } from "../read-models/statement-layouts";
import { withoutFutureRows } from "./dated-by-now";
import { sharedReader } from "./shared-reader";

/** A file or a text as it was sent, with what its sender told of it. */
export interface Upload {
  content: Uint8Array | string;
  password?: string;
  /** The header text of each column, as a person tells it. */
  columns?: Columns;
}

export interface ReadUpload {
  statement: Statement;
  /** The header by which it was read; messages have none. */
  header?: string;
}

const REFUSALS: Record<RefusalCode, readonly [status: number, code: string]> = {
  empty: [400, "statement_empty"],
  too_large: [413, "statement_too_large"],
  too_many_rows: [413, "statement_too_many_rows"],
  not_a_statement: [415, "statement_unreadable"],
  damaged: [415, "statement_damaged"],
  password_needed: [422, "statement_password_needed"],
  password_wrong: [422, "statement_password_wrong"],
  columns_unknown: [422, "statement_columns_unknown"],
  too_slow: [413, "statement_too_slow"],
  busy: [503, "statement_reader_busy"],
};

/**
 * Reads an upload in the reader's own thread. Columns that a person has told, now or once before for that header, count before the words
 * that the reader knows. Throws the reader's refusals, 400 `statement_columns_incomplete` where the told columns are not in the file, and 422
 * `statement_nothing_read`, with the rows as `unread`, where not one was read. This one, where there is a table, and
 * `statement_columns_unknown` carry as `unknown` what a screen needs to ask.
 */
export async function readUpload(pool: Pool, { content, password, columns }: Upload): Promise<ReadUpload> {
  const reader = sharedReader();
  const first = await reader.read(content, { password });
  const known = "refused" in first ? undefined : first.header;
  const headers = first.unknown?.headers.map(headerText) ?? (known ? [headerText(known)] : []);
  const remembered = columns || headers.length === 0 ? undefined : await findLayout(pool, headers);
  const told = headers.length > 0 ? (columns ?? remembered?.columns) : undefined;
  if (!told) return readByItself(first);
  const second = await reader.read(content, { password, columns: told });
  if (!("refused" in second))
    return { statement: readable(second), header: remembered?.header ?? (second.header && headerText(second.header)) };
  if (!columns) return readByItself(first);
  if (known) throw new ApiError(400, "statement_columns_incomplete");
  throw refusalOf(second.unknown ? second : first);
}

function readByItself(first: StatementReading): ReadUpload {
  if ("refused" in first || first.unknown) throw refusalOf(first);
  return { statement: readable(first), header: first.header && headerText(first.header) };
}

function readable(read: Statement): Statement {
  const statement = withoutFutureRows(read);
  if (statement.rows.length + statement.takenBack.length === 0) throw refusalOf(statement);
  return statement;
}

function headerText({ cells }: { cells: string[] }): string {
  return cells.join("\n");
}

function refusalOf(reading: Refusal | Statement): ApiError {
  const asked = reading.unknown ? { unknown: reading.unknown } : {};
  if (!("refused" in reading))
    return new ApiError(422, "statement_nothing_read", { extra: { unread: reading.unread, ...asked } });
  const [status, code] = REFUSALS[reading.refused];
  return new ApiError(status, code, { extra: asked });
}
