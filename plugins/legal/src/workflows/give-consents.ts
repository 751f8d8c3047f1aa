import type { AgreedVersions } from "@zakh/accounts/contract";
import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { insertRows } from "@zakh/kit/database/table-rows";
import { currentOf, findLegalStates } from "../read-models/legal-versions";
import { consentRows, requireCurrent } from "./consent-rows";

interface GiveConsents {
  accountNumber: number;
  agreed: AgreedVersions;
  language: Language;
}

/** Keeps that a signed-in customer agrees to the versions that hold. Throws 409 `terms_changed` for any other. */
export const giveConsentsWorkflow = defineWrite("give-consents", ({ accountNumber, agreed, language }: GiveConsents) =>
  inTransaction(shopPool(), async (sql) => {
    const current = currentOf(await findLegalStates(sql));
    requireCurrent(agreed, current);
    await insertRows(sql, consentRows({ agreed, current, accountNumber, language, at: new Date() }));
  }),
);
