import type { MedusaRequest } from "@medusajs/framework/http";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import { findBankAccount, findBankAccounts } from "@zakh/bank-transfer/read-models/bank-accounts";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { documentsOf, type FormDefinition } from "@zakh/kit/http/form";
import type { Statement } from "@zakh/statement-reader";
import { type StatementInput, statementInput } from "../contract";
import { accountWrittenAs, isForeignAccount, isOfAnother } from "../import/find-bank-account";
import type { NewStatement } from "../import/keep-statement";
import { readUpload } from "../import/read-upload";
import { checkColumns } from "../import/told-columns";

/** The multipart body of an import; as JSON it has a text. */
export const statementFormDefinition: FormDefinition = {
  files: { file: { maxFiles: 1, accepts: "document" } },
  fields: statementInput,
  json: ["columns"],
};

/**
 * Reads the file, or the text, of an import. Throws 400 `statement_missing` without either,
 * what `checkColumns` refuses, 404 `bank_account_not_found`, 409
 * `statement_account_differs` where another account is chosen than the one that it states, and the reader's refusals.
 */
export async function readStatementForm(request: MedusaRequest): Promise<Omit<NewStatement, "by">> {
  const { text, password, columns, bankAccountId } = request.validatedBody as StatementInput;
  const [file] = documentsOf(request, "file");
  const content = file?.bytes ?? text;
  if (content === undefined) throw new ApiError(400, "statement_missing");
  const chosen = bankAccountId === undefined ? undefined : await findBankAccount(shopPool(), bankAccountId);
  if (bankAccountId !== undefined && !chosen) throw new ApiError(404, "bank_account_not_found");
  const told = columns && Object.keys(columns).length > 0 ? columns : undefined;
  if (told) checkColumns(told);
  const { statement, header } = await readUpload(shopPool(), { content, password, columns: told });
  const accounts = await findBankAccounts(shopPool());
  const stated = statedAccounts(statement);
  if (chosen && (isOfAnother(statement, chosen) || statesAnother(stated, chosen.id, accounts)))
    throw new ApiError(409, "statement_account_differs");
  return {
    statement,
    name: file?.name ?? "",
    size: file?.bytes.length ?? Buffer.byteLength(text ?? ""),
    bankAccount: chosen?.id ?? accountWrittenAs(statement.account, accounts)?.id ?? null,
    foreignAccounts: stated.filter((account) => isForeignAccount(account, chosen ? [chosen] : accounts)),
    header,
    layout: header && told ? { header, columns: told } : null,
  };
}

function statedAccounts({ account, rows }: Statement): string[] {
  return [...new Set([account, ...rows.map((row) => row.account)])].filter((one) => one !== undefined);
}

function statesAnother(stated: readonly string[], chosen: number, accounts: readonly BankAccount[]): boolean {
  return stated.some((account) => (accountWrittenAs(account, accounts)?.id ?? chosen) !== chosen);
}
