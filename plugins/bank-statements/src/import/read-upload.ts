import type { Pool } from "@zakh/kit/database/in-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Columns, Refusal, RefusalCode, Statement, UnknownColumns } from "@zakh/statement-reader";
import { findLayout } from "../read-models/statement-layouts";
import { withoutFutureRows } from "./dated-by-now";
import { sharedReader } from "./shared-reader";

/** A file or a text as it was sent, with what its sender told of it. */
export interface Upload {
  content: Uint8Array | string;
  password?: string;
  /** The header text of each column, told for a header that the reader does not know. */
  columns?: Columns;
}

export interface ReadUpload {
  statement: Statement;
  /** The header by which it was read, where its columns were told, with this upload or before. */
  header?: string;
}

/** Status and code of every refusal of the reader. */
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
 * Reads an upload in the reader's own thread. A header that the reader does not know, or by which it read nothing, is
 * read by the columns that were told for it, now or once before. Throws the reader's refusals, and 422
 * `statement_nothing_read`, with the rows as `unread`, where not one was read. This one, where there is a table, and
 * `statement_columns_unknown` carry as `unknown` what a screen needs to ask.
 */
export async function readUpload(pool: Pool, { content, password, columns }: Upload): Promise<ReadUpload> {
  const reader = sharedReader();
  const first = await reader.read(content, { password });
  const { unknown } = first;
  if (!("refused" in first) && !unknown) return { statement: readable(first) };
  const remembered = columns || !unknown ? undefined : await findLayout(pool, unknown.headers.map(headerText));
  const told = unknown && (columns ?? remembered?.columns);
  if (!told) throw refusalOf(first);
  const second = await reader.read(content, { password, columns: told });
  if ("refused" in second) throw refusalOf(second.unknown ? second : first);
  return { statement: readable(second), header: remembered?.header ?? headerOf(unknown, told) };
}

function readable(read: Statement): Statement {
  const statement = withoutFutureRows(read);
  if (statement.rows.length === 0) throw refusalOf(statement);
  return statement;
}

/** The likeliest header that has all the told columns. */
function headerOf({ headers }: UnknownColumns, columns: Columns): string | undefined {
  const texts = Object.values(columns);
  const found = headers.find(({ cells }) => texts.every((text) => cells.includes(text)));
  return found && headerText(found);
}

function headerText({ cells }: UnknownColumns["headers"][number]): string {
  return cells.join("\n");
}

function refusalOf(reading: Refusal | Statement): ApiError {
  const asked = reading.unknown ? { unknown: reading.unknown } : {};
  if (!("refused" in reading))
    return new ApiError(422, "statement_nothing_read", { extra: { unread: reading.unread, ...asked } });
  const [status, code] = REFUSALS[reading.refused];
  return new ApiError(status, code, { extra: asked });
}
