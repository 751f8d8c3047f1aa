import type { PersonalData } from "@zakh/accounts/personal-data/personal-data";

export const data: readonly PersonalData[] = [
  {
    name: "consents",
    tables: ["legal_consent"],
    rows: `SELECT consent.kind, consent.version_number AS "version", consent.wording, consent.order_number AS "order", consent.language,
      consent.agreed_at AS "at" FROM legal_consent consent, person
      WHERE consent.account_number = person.number AND consent.deleted_at IS NULL ORDER BY consent.agreed_at`,
  },
];
