export type ColumnRole = "date" | "time" | "in" | "out" | "signed" | "kind" | "balance" | "payer";

/** The header text of each column, as a person has told it once for a bank whose words the reader does not know. */
export type Columns = Partial<Record<ColumnRole, string>>;

/** One transfer. */
export interface StatementRow {
  /** number of the row in the file, or of the line in a pasted text, from 1: for people */
  row: number;
  /** instant, ISO 8601 in UTC */
  at: string;
  /** How exact the bank's time is. The rest of `at` is zero in Korea's time. */
  precision: "second" | "minute" | "day";
  direction: "in" | "out";
  /** won, above 0 */
  amount: number;
  /** of the account after this transfer, won; below 0 on an overdraft */
  balance?: number;
  /** Who paid or was paid, as the bank writes it. */
  payer: string;
  /** All other texts of the row. A buyer's transfer code may stand in any of them. */
  texts: string[];
  /**
   * The account that an alert message names, mostly masked, or that a table of a file with several accounts states.
   * What a file names once is in `Statement.account`.
   */
  account?: string;
  /**
   * Whether more than a word says that the money came in: its balance stands beside it in columns that the reader knows, in a file that
   * mentions no other money than won, or a message has a bank's name, a masked account or a balance. What is not proven may have failed, be
   * planned, be another's, or be there twice: have a person look.
   */
  isProven: boolean;
  /**
   * The same for the same transfer in every export and alert message that tells its balance. Unique within a statement.
   */
  key: string;
  /** The same without the balance, with the payer instead: compares a row that has a balance with one that has none. */
  looseKey: string;
}

/** Two rows that do not follow one another: what lies between them is missing from the file. */
export interface Gap {
  before: { row: number; at: string; balance: number };
  after: { row: number; at: string; balance: number };
  /** won by which the account changed between the two rows; below 0 when money left */
  missing: number;
}

/** A transfer that a row says was taken back, or did not happen, at the time of that row. */
export interface TakenBack extends Pick<StatementRow, "at" | "precision"> {
  /** won; any sum where it cannot be read */
  amount?: number;
  /** Whom it names, with a transfer code from any of its texts: that payer's deposits of other sums may be meant too. */
  payer?: string;
  /** The first day of the file, of a row without a date: then `at` is the last. */
  since?: string;
}

/** A statement as it was read. */
export interface Statement {
  /** The account number of all rows, as the file writes it. */
  account?: string;
  /** oldest first */
  rows: StatementRow[];
  /**
   * Whether each balance follows from the one before. `whole` proves order, direction and amount of all rows but the
   * oldest, and that none is missing in between. `unknown`: too few balances to tell. Pasted messages are never
   * `broken`, for most of a day's are left out.
   */
  chain: "whole" | "broken" | "unknown";
  /** the first of them, `LIMITS.gaps` at most */
  gaps: Gap[];
  /** Rows, or lines, that tell of an amount and yet could not be read. */
  unread: UnreadRow[];
  /** What was taken back, or did not happen: with `doubtTakenBack` also the deposits of other files are doubted. */
  takenBack: TakenBack[];
  /** The texts of the header, and what its columns were taken for; alert messages have none. */
  header?: { cells: string[]; columns: Columns };
  /** Of a table of which no row was read though its columns are known: what they mean may be told otherwise. */
  unknown?: UnknownColumns;
}

/** Why a row that tells of an amount was not read. */
export type UnreadReason =
  | "no_date"
  | "no_amount"
  /** both in and out */
  | "two_amounts"
  /** whether it came or went */
  | "no_direction"
  /** a deposit is taken back: which one, a person sees best, and it may be in an earlier file */
  | "taken_back"
  /** an alert message whose beginning or end is not certain, or which says something twice */
  | "unclear_message";

export interface UnreadRow {
  /** as in `StatementRow` */
  row: number;
  reason: UnreadReason;
  /** What could be read of what was taken back. */
  said?: Partial<Pick<StatementRow, "at" | "precision" | "amount" | "payer">>;
}

export type StatementReading = Statement | Refusal;

/** Why a file was not read. The catalogues have the text of a code. */
export type RefusalCode =
  | "empty"
  /** larger than `LIMITS`, packed or unpacked */
  | "too_large"
  | "too_many_rows"
  /** neither a table nor alert messages */
  | "not_a_statement"
  | "damaged"
  | "password_needed"
  | "password_wrong"
  | "columns_unknown"
  /** took longer than `LIMITS.readMs` */
  | "too_slow"
  /** others are being read */
  | "busy";

export interface Refusal {
  refused: RefusalCode;
  /** with `columns_unknown` */
  unknown?: UnknownColumns;
}

/** What a screen needs to ask which column is which. */
export interface UnknownColumns {
  /** What no column is known to hold; `amount` is that of money that came in. */
  missing: ("date" | "amount" | "payer")[];
  /** The columns of the likeliest header that are known. */
  found: Columns;
  /** Rows that may be the header, the likeliest first. */
  headers: { row: number; cells: string[] }[];
  /** Rows that follow the likeliest header. */
  samples: { row: number; cells: string[] }[];
}
