import { line, list, paragraph, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { statementLine } from "./statement-line";

/**
 * Whether each balance of a statement follows from the one before. `broken`: rows are missing, nothing settles by
 * itself.
 */
export const CHAINS = ["whole", "broken", "unknown"] as const;

/** What a column of a statement holds. */
export const COLUMN_ROLES = ["date", "time", "in", "out", "signed", "kind", "balance", "payer"] as const;

/** The text of each column that is read. */
export const statementColumns = z.partialRecord(z.enum(COLUMN_ROLES), line(100));

/** A header: its texts, of which empty ones are columns without a name, and what they mean. */
export const statementHeader = z.object({ cells: z.array(z.string()), columns: statementColumns });

const count = z.number().int().min(0);
/** A number, also as the text that a form sends. */
const formId = z.preprocess(
  (value) => (value === "" ? undefined : typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value),
  publicId.optional(),
);

/** The fields beside the file of `POST /api/admin/bank-statements`. */
export const statementInput = z.object({
  /** Pasted alert messages, or a table copied from the bank's page; instead of a file. */
  text: paragraph(80_000).optional(),
  /** Of an encrypted workbook; many banks take the birth date in 6 digits. */
  password: line(100).optional(),
  /** The shop's account that the statement is of. */
  bankAccountId: formId,
  /**
   * The header text of each column, after `statement_columns_unknown`; remembered for the next file with this header.
   */
  columns: z.partialRecord(z.enum(COLUMN_ROLES), line(100)).optional(),
});
export type StatementInput = z.infer<typeof statementInput>;

/** What became of a statement's rows. */
const counts = {
  lines: count,
  /** Incoming rows that no statement before had, and those that one had. */
  new: count,
  known: count,
  settled: count,
  /** Lines that are certain and just being settled, by which `settled` grows, and returns that are just being noted. */
  settling: count,
  /** Lines that wait for a decision. */
  waiting: count,
  /** Outgoing rows, and lines that an admin ignored. */
  ignored: count,
  chain: z.enum(CHAINS),
};

/** Why a row that tells of an amount was not read. */
export const UNREAD_REASONS = [
  "no_date",
  "no_amount",
  "two_amounts",
  "no_direction",
  "taken_back",
  "unclear_message",
] as const;

/** A row, or a line of a pasted text, that was not read; the reason is null for a statement of before it was kept. */
const unreadRow = z.object({
  row: z.number().int(),
  reason: z.enum(UNREAD_REASONS).nullable(),
  /** What could be read of what the bank took back. */
  said: statementLine.pick({ at: true, precision: true, amount: true, payer: true }).partial().optional(),
});
export type UnreadStatementRow = z.infer<typeof unreadRow>;
const unread = z.array(unreadRow);

/** Answer of `POST /api/admin/bank-statements`. */
export const importedStatement = z.object({ id: publicId, ...counts, unread });
export type ImportedStatement = z.infer<typeof importedStatement>;

/** Two rows between which rows are missing. */
const gap = z.object({
  before: z.object({ row: z.number().int(), at: z.iso.datetime(), balance: z.number() }),
  after: z.object({ row: z.number().int(), at: z.iso.datetime(), balance: z.number() }),
  /** Won by which the account changed between the two. */
  missing: z.number(),
});
export type StatementGap = z.infer<typeof gap>;

export const bankStatement = z.object({
  id: publicId,
  /** The file's name; empty for a pasted text. */
  name: z.string(),
  /** Public id of the shop's account; null when it is not known. */
  bankAccountId: publicId.nullable(),
  ...counts,
  gaps: z.array(gap),
  /** Rows that tell of an amount and could not be read, the first of them. */
  unread,
  /** Name of the account that imported it. */
  importedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The remembered columns by which it was read; null where its header is known, or was forgotten. */
  layoutId: publicId.nullable(),
  /** When its first and its last transfer was, in or out; null without one. */
  firstAt: z.iso.datetime().nullable(),
  lastAt: z.iso.datetime().nullable(),
});
export type BankStatement = z.infer<typeof bankStatement>;

/** `GET /api/admin/bank-statements`: newest first. */
export const bankStatementList = list(bankStatement);

/** `GET /api/admin/bank-statements/{id}`: with a page of its incoming lines, in the order of the file. */
export const bankStatementDetail = bankStatement.omit({ lines: true }).extend({
  /** The number of all rows that were read. */
  rows: count,
  /** The texts of its header, and what the next file that has it is read by; null for pasted messages. */
  header: statementHeader.nullable(),
  lines: list(statementLine),
});
export type BankStatementDetail = z.infer<typeof bankStatementDetail>;

/** Largest public id: an integer of the database. */
const MAX_ID = 2_147_483_647;

/** `POST /api/admin/bank-statements/{id}/undo`: `after` is `next` of the answer before. */
export const undoStatementInput = z.object({
  after: z
    .number({ error: "value_invalid" })
    .int("value_invalid")
    .min(0, "value_invalid")
    .max(MAX_ID, "value_invalid")
    .default(0),
});
export type UndoStatementInput = z.infer<typeof undoStatementInput>;

/** What of a statement's settled lines was undone by one call. */
export const undoneStatement = z.object({
  undone: count,
  /** What cannot be undone, and why. */
  refused: z.array(
    z.object({
      /** Null for money that went out. */
      lineId: publicId.nullable(),
      payer: z.string(),
      amount: z.number().int(),
      orderIds: z.array(publicId),
      /** Of the catalogue of refusals. */
      code: z.string(),
    }),
  ),
  /** Where the next call goes on; null when every line was tried. */
  next: z.number().int().nullable(),
});
export type UndoneStatement = z.infer<typeof undoneStatement>;
