import type { Pool } from "@zakh/kit/database/in-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Columns, Refusal, RefusalCode, Statement, UnknownColumns } from "@zakh/statement-reader";
import { findLayout } from "../read-models/statement-layouts";
import { datedByNow } from "./dated-by-now";
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
 * Reads an upload in the reader's own thread. A header that the reader does not know is read by the columns that were
 * told for it, now or once before. Throws the reader's refusals; `statement_columns_unknown` carries as `unknown` what
 * a screen needs to ask. Throws 422 `statement_nothing_read`, with the rows as `unread`, where not one was read.
 */
export async function readUpload(pool: Pool, { content, password, columns }: Upload): Promise<ReadUpload> {
  const reader = sharedReader();
  const first = await reader.read(content, { password });
  if (!("refused" in first)) return { statement: readable(first) };
  const remembered = columns ? undefined : await findLayout(pool, first.unknown?.headers.map(headerText) ?? []);
  const told = first.unknown && (columns ?? remembered?.columns);
  if (!told) throw refusal(first);
  const second = await reader.read(content, { password, columns: told });
  if ("refused" in second) throw refusal(second.unknown ? second : first);
  return { statement: readable(second), header: remembered?.header ?? headerOf(first, told) };
}

function readable(read: Statement): Statement {
  const statement = datedByNow(read);
  if (statement.rows.length === 0)
    throw new ApiError(422, "statement_nothing_read", { extra: { unread: statement.unread } });
  return statement;
}

/** The likeliest header that has all the told columns. */
function headerOf({ unknown }: Refusal, columns: Columns): string | undefined {
  const texts = Object.values(columns);
  const found = unknown?.headers.find(({ cells }) => texts.every((text) => cells.includes(text)));
  return found && headerText(found);
}

function headerText({ cells }: UnknownColumns["headers"][number]): string {
  return cells.join("\n");
}

function refusal({ refused, unknown }: Refusal): ApiError {
  const [status, code] = REFUSALS[refused];
  return new ApiError(status, code, unknown ? { extra: { unknown } } : {});
}
