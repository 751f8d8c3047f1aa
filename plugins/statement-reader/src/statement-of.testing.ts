import type { Statement, StatementReading } from "./statement";

/** The statement that was read; fails the test when the file was refused. */
export function statementOf(reading: StatementReading): Statement {
  if ("refused" in reading) throw new Error(JSON.stringify(reading));
  return reading;
}
