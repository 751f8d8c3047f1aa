import type { PersonalData } from "@zakh/accounts/personal-data/personal-data";

/** What claims keep of a person. */
export const data: readonly PersonalData[] = [
  {
    name: "complaints",
    tables: ["delivery_claim"],
    rows: `SELECT claim.order_number AS "order", claim.kind, claim.text, claim.photos, claim.created_at AS "at", claim.status, claim.outcome, claim.amount,
      claim.answer, claim.settled_at AS "settledAt" FROM delivery_claim claim JOIN order_detail d ON d.order_number = claim.order_number, person
      WHERE d.account_number = person.number AND claim.deleted_at IS NULL ORDER BY claim.number`,
  },
];
