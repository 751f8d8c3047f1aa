/** No plugin knows of transfers. */
const NONE =
  "SELECT NULL::int AS line, NULL::timestamptz AS at, NULL::text AS bank_name, NULL::text AS account_number WHERE false";

let registered = NONE;

/**
 * Registers where the lines of bank statements are: a SELECT of `line` (public id), `at`, and `bank_name` and `account_number`
 * of the shop's account, NULL where it is not known. A payment is of the day of its line, not of the day on which it was entered.
 */
export function registerTransferLines(select: string): void {
  registered = select;
}

/** The lines of bank statements, as a table expression. */
export function transferLines(): string {
  return `(${registered})`;
}
