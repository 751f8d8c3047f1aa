import type { MedusaRequest } from "@medusajs/framework/http";
import { findBankAccount, findBankAccounts } from "@zakh/bank-transfer/read-models/bank-accounts";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { documentsOf, type FormDefinition } from "@zakh/kit/http/form";
import { type StatementInput, statementInput } from "../contract";
import { accountWrittenAs } from "../import/find-bank-account";
import type { NewStatement } from "../import/keep-statement";
import { readUpload } from "../import/read-upload";

/** The multipart body of an import; as JSON it has a text. */
export const statementFormDefinition: FormDefinition = {
  files: { file: { maxFiles: 1, accepts: "document" } },
  fields: statementInput,
  json: ["columns"],
};

/**
 * Reads the file, or the text, of an import. Throws 400 `statement_missing` without either, 404
 * `bank_account_not_found`, and the reader's refusals.
 */
export async function readStatementForm(request: MedusaRequest): Promise<Omit<NewStatement, "by">> {
  const { text, password, columns, bankAccountId } = request.validatedBody as StatementInput;
  const [file] = documentsOf(request, "file");
  const content = file?.bytes ?? text;
  if (content === undefined) throw new ApiError(400, "statement_missing");
  if (bankAccountId !== undefined && !(await findBankAccount(shopPool(), bankAccountId)))
    throw new ApiError(404, "bank_account_not_found");
  const told = columns && Object.keys(columns).length > 0 ? columns : undefined;
  const { statement, header } = await readUpload(shopPool(), { content, password, columns: told });
  const written = accountWrittenAs(statement.account, await findBankAccounts(shopPool()));
  return {
    statement,
    name: file?.name ?? "",
    size: file?.bytes.length ?? Buffer.byteLength(text ?? ""),
    bankAccount: bankAccountId ?? written?.id ?? null,
    layout: header && told ? { header, columns: told } : null,
  };
}
