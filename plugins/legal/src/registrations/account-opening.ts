import type { AccountOpening } from "@zakh/accounts/opening/account-opening";
import { insertRows } from "@zakh/kit/database/table-rows";
import { currentOf, findLegalStates } from "../read-models/legal-versions";
import { consentRows, requireCurrent } from "../workflows/consent-rows";

/** What a customer agrees to at sign-up is kept with the account. */
export const accountOpening: AccountOpening = async (sql, { accountId, agreed, language }) => {
  const current = currentOf(await findLegalStates(sql));
  requireCurrent(agreed, current);
  const { rows } = await sql.query<{ number: number }>("SELECT number FROM account WHERE id = $1", [accountId]);
  const accountNumber = rows[0]?.number;
  if (accountNumber === undefined) throw new Error(`There is no account ${accountId}`);
  await insertRows(sql, consentRows({ agreed, current, accountNumber, language, at: new Date() }));
};
