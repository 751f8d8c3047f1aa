import { defineWrite } from "@zakh/kit/database/define-write";
import { keepStatement, type NewStatement } from "../import/keep-statement";

/**
 * Keeps a statement, with the job that settles what is certain in it. No transfer is kept twice. Returns the statement's
 * `number`. Throws 409 `conflict` when other imports come between again and again, or one takes longer than 8 s.
 */
export const importStatementWorkflow = defineWrite(
  "import-bank-statement",
  async (input: NewStatement, { container }) => ({
    number: await keepStatement(container, input),
  }),
);
