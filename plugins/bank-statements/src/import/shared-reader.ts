import { StatementReader } from "@zakh/statement-reader";

let reader: StatementReader | undefined;

/** The reader of this process: statements and other files wait in one queue. */
export function sharedReader(): StatementReader {
  reader ??= new StatementReader();
  return reader;
}
